import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** A Hono app on Node's HTTP server. */
export type App = Hono<{ Bindings: HttpBindings }>;
