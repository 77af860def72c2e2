import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Services } from '@/sandbox/services';

export type ControlApp = Hono<{ Bindings: HttpBindings }>;

/** Adds the routes of one subject to the control routes. */
export type MountRoutes = (app: ControlApp, services: Services) => void;
