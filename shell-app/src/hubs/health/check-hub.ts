import { failureReason, reportFailure } from '../hub-failure.ts';
import { loadHub, loadPart, withinLimit, type HubPart } from '../load-hub.ts';
import type { ListedHub } from '../overrides.ts';

/** Loads all code of the hubs of a remote without rendering it; failures are reported as usual. */
export async function checkHubs(hubs: readonly ListedHub[]): Promise<void> {
  for (const hub of hubs) {
    try {
      await withinLimit(loadWhole(hub));
    } catch (error) {
      await reportFailure(hub, await failureReason(hub, error));
      return;
    }
  }
}

async function loadWhole(hub: ListedHub): Promise<void> {
  const { screens, pages = {}, panels = {} } = await loadHub(hub);
  const partsOf = (kind: HubPart['kind'], loads: object) => Object.keys(loads).map(key => ({ kind, key }));
  const parts = [...partsOf('screen', screens), ...partsOf('page', pages), ...partsOf('panel', panels)];
  await Promise.all(parts.map(part => loadPart(hub, part)));
}
