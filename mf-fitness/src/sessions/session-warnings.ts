import type { Warning } from '@gym/hub-kit/define';
import { t } from '@gym/hub-kit/format';
import { overlappingSessionsDocument } from './overlapping-sessions.graphql.ts';

interface Checked {
  memberId: string;
  trainerId: string;
  date: string;
  startTime: string;
  endTime: string;
  status: string;
}

export const sessionWarnings: readonly Warning<Checked>[] = [
  {
    fields: ['memberId', 'trainerId', 'date', 'startTime', 'endTime', 'status'],
    async check({ memberId, trainerId, date, startTime, endTime, status }, { id, can, query }) {
      if (!can('sessions:view') || status === 'cancelled') return null;
      const found = await query(overlappingSessionsDocument, {
        memberId,
        trainerId,
        date,
        startTime,
        endTime,
      });
      const other = found?.sessions.items.find(session => session.id !== id);
      if (!other) return null;
      const values = {
        trainer: other.trainer?.name ?? '',
        member: other.member?.name ?? '',
        start: other.startTime,
        end: other.endTime,
      };
      return other.trainerId === trainerId
        ? t('{trainer} has a session with {member} from {start} to {end} already.', values)
        : t('{member} has a session with {trainer} from {start} to {end} already.', values);
    },
  },
];
