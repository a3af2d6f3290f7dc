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
    async check({ status, overlapReason, ...values }, { id, can, query }) {
      if (!can('sessions:view') || status === 'cancelled' || status === 'completed' || overlapReason)
        return null;
      // The form has further values, which the API does not take here.
      const { memberId, trainerId, date, startTime, endTime, location, roomNumber, equipment } = values;
      const times = { date, startTime, endTime };
      const response = await query(sessionClashesDocument, {
        draft: { id, memberId, trainerId, ...times, location, roomNumber, equipment: [...equipment] },
      });
      return (response?.clashes ?? []).flatMap(clash => {
        const text = clashText(clash);
        const kind = RECORDS.find(record => record === clash.record);
        return text === null ? [] : [{ text, ...(kind && { record: { kind, id: clash.recordId } }) }];
      });
    },
  },
];
