import type { ClientBase } from 'pg';
import { clubTimeZone } from '../dates.ts';
import { insertRows } from './demo/insert.ts';
import { makeLocations } from './demo/locations.ts';
import { makeMembers } from './demo/members.ts';
import { auditOf, recordOf, type AuditRow } from './demo/story.ts';
import { makeTrainers } from './demo/trainers.ts';

/**
 * Fills empty tables with a club of two years: the same people at every seed, their dates relative to `today`
 * (`yyyy-mm-dd`). The caller holds the transaction.
 */
export async function seedDemo(client: ClientBase, today: string): Promise<void> {
  // The club's people note moments by the club's clock.
  await client.query(`select set_config('TimeZone', $1, true)`, [clubTimeZone()]);

  const locations = makeLocations(today);
  const trainers = makeTrainers(today);
  const members = makeMembers(today, trainers.map(recordOf));

  await insertRows(client, 'location', locations.map(recordOf));
  await insertRows(client, 'trainer', withClients(trainers.map(recordOf), members.map(recordOf)));
  await insertRows(client, 'member', members.map(recordOf));
  await insertRows(
    client,
    'audit_entry',
    inOrder([
      ...locations.flatMap(story => auditOf('locations', story)),
      ...trainers.flatMap(story => auditOf('trainers', story)),
      ...members.flatMap(story => auditOf('members', story)),
    ]),
  );
}

/** The trainers with the number of members that each looks after. */
function withClients<T extends { id: number }>(
  trainers: readonly T[],
  members: readonly { assignedTrainerId: number | null }[],
) {
  return trainers.map(trainer => ({
    ...trainer,
    assignedClients: members.filter(member => member.assignedTrainerId === trainer.id).length,
  }));
}

const inOrder = (trail: readonly AuditRow[]) =>
  trail.toSorted((a, b) => a.at.localeCompare(b.at)).map((row, index) => ({ id: index + 1, ...row }));
