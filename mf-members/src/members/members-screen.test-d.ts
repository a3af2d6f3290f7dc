/** What must not compile. `tsc` reads this file; nothing runs it. */
import { graphql } from '@gym/hub-kit/graphql';
import { defineScreen } from '@gym/hub-kit/screen';
import { object, string } from 'yup';
import { membersScreen } from './members-screen.tsx';

const { columns, form, documents } = membersScreen;

defineScreen({ ...membersScreen, columns: [{ key: 'status', title: 'Status', chip: { active: 'green' } }] });

// @ts-expect-error a column that the list does not select
defineScreen({ ...membersScreen, columns: [{ key: 'nmae', title: 'Name' }] });
// @ts-expect-error a sort field that the API does not have
defineScreen({ ...membersScreen, columns: [{ key: 'name', title: 'Name', sortKey: 'nmae' }] });
// @ts-expect-error a default sort that the API does not have
defineScreen({ ...membersScreen, columns, sort: { nmae: 'asc' } });
// @ts-expect-error a colour that chips do not have
defineScreen({ ...membersScreen, columns: [{ key: 'status', title: 'Status', chip: { active: 'gren' } }] });
// @ts-expect-error a chip for a column of records
defineScreen({
  ...membersScreen,
  columns: [{ key: 'assignedTrainer', title: 'Trainer', chip: { x: 'red' } }],
});

const section = (fields: (typeof form)['sections'][number]['fields']) =>
  defineScreen({ ...membersScreen, form: { ...form, sections: [{ title: 'All', fields }] } });

section([{ kind: 'text', name: 'name', label: 'Name' }]);
// @ts-expect-error a field that the form does not have
section([{ kind: 'text', name: 'nmae', label: 'Name' }]);
// @ts-expect-error a field of another type than its kind edits
section([{ kind: 'multi-select', name: 'name', label: 'Name', choices: [] }]);

// @ts-expect-error a form with a value that the record does not have
defineScreen({
  ...membersScreen,
  form: { schema: object({ nmae: string().defined() }), empty: () => ({ nmae: '' }), sections: [] },
});

const withoutEmail = graphql(`
  query MemberWithoutEmail($id: ID!) {
    record: member(id: $id) {
      id
      version
      name
    }
  }
`);
// @ts-expect-error a record that does not answer everything the form edits
defineScreen({ ...membersScreen, documents: { ...documents, get: withoutEmail } });

const misspelt = graphql(`
  query Misspelt {
    page: members {
      items {
        nmae
      }
    }
  }
`);
// @ts-expect-error a field that the schema does not have
export type Nothing = NonNullable<
  ReturnType<NonNullable<(typeof misspelt)['__apiType']>>
>['page']['items'][0]['nmae']['length'];
