import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Services } from '@/sandbox/services';

export type ControlApp = Hono<{ Bindings: HttpBindings }>;

/** Puts one subject's routes on the control routes. */
export type MountControl = (door: ControlApp, services: Services) => void;
