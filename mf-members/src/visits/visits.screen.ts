import { defineScreen } from '@gym/hub-kit/define';
import { formatMoment } from '@gym/hub-kit/format';
import { visits } from '@gym/hub-kit/resources';
import { decisionColors, decisionText, reasonTexts, ruleChoices } from '../check-in/visit-words.ts';

export const visitsScreen = defineScreen(visits, {
  title: 'Visits',
  icon: 'clock',
  fields: {
    checkedInAt: { label: 'Time' },
    checkedOutAt: { label: 'Checked Out' },
    overriddenBy: { label: 'Let In By' },
    overrideReason: { label: 'Why Let In' },
    decidedBy: { label: 'Decided By' },
    reasons: { choices: ruleChoices },
  },
  columns: {
    checkedInAt: {},
    member: { tellsApart: true },
    location: { empty: '-', hiddenBelow: 600 },
    decision: { chip: decisionColors, format: decisionText },
    details: {
      title: 'Reasons',
      value: ({ details, ...visit }) => reasonTexts(details, visit).join(' '),
      empty: '-',
    },
    checkedOutAt: { format: formatMoment, empty: '-' },
    overriddenBy: { exportOnly: true },
    overrideReason: { exportOnly: true },
    decidedBy: { exportOnly: true },
  },
  filters: [
    'member',
    'location',
    'checkedInAt',
    'decision',
    'reasons',
    'overriddenBy',
    'checkedOutAt',
    'decidedBy',
  ],
  tabs: 'decision',
  attentionTabs: [{ label: 'Today', filter: { checkedInAt: { day: 'today' } } }],
  rowName: ({ member, checkedInAt }) => `${member?.name ?? ''}, ${formatMoment(checkedInAt)}`,
  sort: { checkedInAt: 'desc' },
  pageSize: 25,
  searchLabel: 'Search by member',
  adds: false,
  changes: false,
  form: {
    sections: [
      {
        title: 'Visit',
        fields: ['member', 'location', 'checkedInAt', 'checkedOutAt', 'overriddenBy', 'overrideReason'],
      },
    ],
  },
});
