import { token } from '@gym/hub-kit/shell';
import { listHubsAtStart } from './hubs/list-hubs.ts';

/**
 * Fetches in parallel what the page of a signed-in user needs and would otherwise request in sequence. The part that
 * needs a file reports that it failed.
 */
export function fetchAhead(): void {
  if (!token.read()) return;
  for (const part of [import('./signed-in-app.tsx'), fetchScreen(window.location.pathname)])
    part.catch(() => undefined);
}

async function fetchScreen(path: string): Promise<unknown> {
  if (path === '/') return import('./dashboard/dashboard-screen.tsx');
  const { hubs } = await listHubsAtStart();
  const hub = hubs.find(({ manifest }) =>
    Object.values(manifest.screens).some(
      screen => screen.path === path || (screen.recordPage && path.startsWith(`${screen.path}/`)),
    ),
  );
  return (
    hub &&
    Promise.all([
      import('@gym/hub-kit/graphql'),
      import('@gym/hub-kit/screen'),
      ...[hub.entry, hub.code].map(prefetch),
    ])
  );
}

/** Fetches a file into the browser's cache, where the federation finds it, without running it. */
const prefetch = async (address: string | undefined) => address && (await fetch(address)).arrayBuffer();
