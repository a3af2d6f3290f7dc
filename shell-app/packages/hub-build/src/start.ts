#!/usr/bin/env node
/** The command `hub` in a Node that can run it; an older one may not even load its modules. */
import { canRun } from '@gym/hub-rules/node-version';

if (canRun(new URL('../package.json', import.meta.url))) await import('./hub.ts');
