/** What must not compile. `tsc` reads this file; nothing runs it. */
import { graphql, type ResultOf, type VariablesOf } from '@gym/hub-kit/graphql';
import { defineFilters, defineScreen, type FilterDefinition } from '@gym/hub-kit/screen';
import { object, string } from 'yup';
import { trainerOptionsDocument } from '../options.graphql.ts';
import { membersDocument } from './members.graphql.ts';
import { membersScreen } from './members-screen.tsx';

const { documents, form } = membersScreen;

type Column = (typeof membersScreen)['columns'][number];
const withColumn = (column: Column) => defineScreen({ ...membersScreen, columns: [column] });

withColumn({ key: 'status', title: 'Status', chip: { active: 'green' } });
// @ts-expect-error a column that the list does not select
withColumn({ key: 'nmae', title: 'Name' });
// @ts-expect-error a sort field that the API does not have
withColumn({ key: 'name', title: 'Name', sortKey: 'nmae' });
// @ts-expect-error a colour that chips do not have
withColumn({ key: 'status', title: 'Status', chip: { active: 'gren' } });
// @ts-expect-error a chip of something that is a record, not a word
withColumn({ key: 'assignedTrainer', title: 'Trainer', chip: { busy: 'red' } });
// @ts-expect-error a field of the row that the list does not select
withColumn({ key: 'name', title: 'Name', value: member => member.nickname });

const withSort = (sort: (typeof membersScreen)['sort']) => defineScreen({ ...membersScreen, sort });

withSort({ joiningDate: 'desc' });
// @ts-expect-error a default sort that the API does not have
withSort({ nmae: 'asc' });

type MemberFilter = NonNullable<VariablesOf<typeof membersDocument>['filter']>;
const withFilter = (filter: FilterDefinition<MemberFilter>) => defineFilters(membersDocument, [filter]);

withFilter({ kind: 'text', name: 'name', label: 'Name' });
withFilter({ kind: 'date', name: 'joiningDate', label: 'Joined' });
withFilter({ kind: 'moment', name: 'createdAt', label: 'Created' });
withFilter({ kind: 'number', name: 'version', label: 'Version' });
withFilter({ kind: 'reference', name: 'assignedTrainerId', label: 'T', options: trainerOptionsDocument });
// @ts-expect-error a field that the API's filter does not have
withFilter({ kind: 'text', name: 'nmae', label: 'Name' });
// @ts-expect-error a field of another type than its kind compares
withFilter({ kind: 'date', name: 'name', label: 'Name' });
// @ts-expect-error a relation, which is no field
withFilter({ kind: 'text', name: 'assignedTrainer', label: 'Trainer' });
// @ts-expect-error a word, not a list of words
withFilter({ kind: 'list', name: 'status', label: 'Status', choices: [] });

const unfiltered = graphql(`
  query MembersWithoutFilter($search: String) {
    page: members(search: $search) {
      totalCount
    }
  }
`);
// @ts-expect-error a document that takes no filter
defineFilters(unfiltered, [{ kind: 'text', name: 'name', label: 'Name' }]);

type Field = (typeof membersScreen)['form']['sections'][number]['fields'][number];
const withField = (field: Field) =>
  defineScreen({ ...membersScreen, form: { ...form, sections: [{ title: 'All', fields: [field] }] } });

withField({ kind: 'text', name: 'name', label: 'Name' });
// @ts-expect-error a field that the form does not have
withField({ kind: 'text', name: 'nmae', label: 'Name' });
// @ts-expect-error a field of another type than its kind edits
withField({ kind: 'multi-select', name: 'name', label: 'Name', choices: [] });
// @ts-expect-error choices from nowhere
withField({ kind: 'select', name: 'status', label: 'Status' });

const misspelt = object({ nmae: string().defined() });
const misspeltForm = { schema: misspelt, empty: () => ({ nmae: '' }), sections: [] };
// @ts-expect-error a form with a value that the record does not have
defineScreen({ ...membersScreen, form: misspeltForm });

const incomplete = graphql(`
  query MemberWithoutEmail($id: ID!) {
    record: member(id: $id) {
      id
      version
      name
    }
  }
`);
// @ts-expect-error a record that does not answer everything the form edits
defineScreen({ ...membersScreen, documents: { ...documents, get: incomplete } });

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
type Row = ResultOf<typeof unknown>['page']['items'][number];
export const known: Row['name'] = 'a field of the schema is a string';
// @ts-expect-error a field that the schema does not have has no type to be used by
export const length: number = ({} as Row).nmae.length;
