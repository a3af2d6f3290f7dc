/** What must not compile. `tsc` reads this file; nothing runs it. */
import { defineScreen } from '@gym/hub-kit/define';
import { graphql, type ResultOf } from '@gym/hub-kit/graphql';
import { members } from '@gym/hub-kit/resources';
import type { membersScreen } from './members.screen.ts';

const base = {
  title: 'Members',
  icon: 'users',
  sort: { name: 'asc' },
  pageSize: 10,
  pageSizes: [10],
} as const;
const form = { sections: [{ title: 'All', fields: ['name'] }] } as const;

defineScreen(members, {
  ...base,
  form,
  columns: {
    name: { value: member => `${member.name} ${member.assignedTrainer?.name} ${member.city}` },
    status: { chip: { active: 'green' } },
    assignedTrainer: { value: member => member.assignedTrainer?.email },
  },
  alsoSelect: ['city', 'assignedTrainer.email'],
});

defineScreen(members, {
  ...base,
  form,
  columns: {
    name: {},
    // @ts-expect-error a column that the API does not have
    nmae: {},
  },
});

defineScreen(members, {
  ...base,
  form,
  columns: {
    // @ts-expect-error a color that chips do not have
    status: { chip: { active: 'gren' } },
  },
});

defineScreen(members, {
  ...base,
  form,
  columns: {
    name: {
      // @ts-expect-error a field that the list does not select
      value: member => member.city,
    },
    // @ts-expect-error a chip of something that is a record, not a word
    assignedTrainer: { chip: { busy: 'red' } },
  },
});

defineScreen(members, {
  ...base,
  form,
  columns: { name: {} },
  // @ts-expect-error a default sort that the API does not have
  sort: { nmae: 'asc' },
});

defineScreen(members, {
  ...base,
  form,
  columns: { name: {} },
  // @ts-expect-error a filter that the API does not have
  filters: ['name', 'nmae'],
});

defineScreen(members, {
  ...base,
  columns: { name: {} },
  // @ts-expect-error a field that the API does not have
  form: { sections: [{ title: 'All', fields: ['name', 'nmae'] }] },
});

defineScreen(members, {
  ...base,
  form,
  columns: { name: {} },
  fields: {
    // @ts-expect-error a text is not edited as a list
    name: { kind: 'multi-select' },
    // @ts-expect-error a list has no text as its default
    healthConditions: { default: 'None' },
  },
});

defineScreen(members, {
  ...base,
  columns: { name: {} },
  form: {
    ...form,
    // @ts-expect-error a value that the form does not edit
    warnings: [{ fields: ['name'], check: ({ city }) => city }],
  },
});

defineScreen(members, {
  ...base,
  form,
  columns: { name: {} },
  // @ts-expect-error a filter by a field that the API does not have
  total: { sums: {}, filter: { or: [{ stauts: { eq: 'active' } }] } },
});

defineScreen(members, {
  ...base,
  form,
  columns: { name: {} },
  // @ts-expect-error a root field that the API does not have
  proposals: { name: 'nextMemberName' },
});

type Row = ResultOf<typeof membersScreen.documents.list>['page']['items'][number];
export const row = (member: Row): string | null => member.membershipEndDate;
// @ts-expect-error a field that the list does not select
export const unselected = (member: Row) => member.zipCode;

const unknown = graphql(`
  query UnknownField {
    page: members {
      items {
        name
        nmae
      }
    }
  }
`);
type UnknownRow = ResultOf<typeof unknown>['page']['items'][number];
export const known: UnknownRow['name'] = 'a field of the schema is a string';
// @ts-expect-error a field that the schema does not have has no type to be used by
export const length: number = ({} as UnknownRow).nmae.length;
