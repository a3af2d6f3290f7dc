import type { Warning } from '@gym/hub-kit/define';
import { clashText } from './clash-text.ts';
import { sessionClashesDocument } from './session-clashes.graphql.ts';

interface Checked {
  memberId: string;
  trainerId: string;
  date: string;
  startTime: string;
  endTime: string;
  status: string;
  location: string | null;
  roomNumber: string | null;
  equipment: readonly string[];
  overlapReason: string | null;
}

const RECORDS = ['session', 'trainer', 'location', 'equipmentItem'] as const;

export const sessionWarnings: readonly Warning<Checked>[] = [
  {
    fields: [
      'memberId',
      'trainerId',
      'date',
      'startTime',
      'endTime',
      'status',
      'location',
      'roomNumber',
      'equipment',
    ],
    async check(session, { id, can, query }) {
      const { status, overlapReason, memberId, trainerId, date, startTime, endTime } = session;
      const isOver = status === 'cancelled' || status === 'completed';
      if (!can('sessions:view') || isOver || overlapReason) return null;
      const { location, roomNumber, equipment } = session;
      const times = { date, startTime, endTime };
      const place = { location, roomNumber, equipment: [...equipment] };
      const response = await query(sessionClashesDocument, {
        draft: { id, memberId, trainerId, ...times, ...place },
      });
      return (response?.clashes ?? []).flatMap(clash => {
        const text = clashText(clash);
        const kind = RECORDS.find(record => record === clash.record);
        return text === null ? [] : [{ text, ...(kind && { record: { kind, id: clash.recordId } }) }];
      });
    },
  },
];
