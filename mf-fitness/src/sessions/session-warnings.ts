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
      const response = await query(overlappingSessionsDocument, {
        memberId,
        trainerId,
        date,
        startTime,
        endTime,
      });
      const overlapping = response?.sessions.items.find(session => session.id !== id);
      if (!overlapping) return null;
      const values = {
        trainer: overlapping.trainer?.name ?? '',
        member: overlapping.member?.name ?? '',
        start: overlapping.startTime,
        end: overlapping.endTime,
      };
      return overlapping.trainerId === trainerId
        ? t('{trainer} has a session with {member} from {start} to {end} already.', values)
        : t('{member} has a session with {trainer} from {start} to {end} already.', values);
    },
  },
];
