import { defineDue } from '@gym/hub-kit/define';
import { parkingPasses } from '@gym/hub-kit/resources';

/** Passes that are in use run out. */
export const passExpiry = defineDue(parkingPasses, {
  field: 'validUntil',
  days: 14,
  among: { status: ['active'] },
  soon: 'Expires',
  over: 'Expired',
  lines: {
    soon: ['parking pass runs out', 'parking passes run out'],
    over: ['active parking pass has run out', 'active parking passes have run out'],
  },
});
