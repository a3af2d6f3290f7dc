import { graphql } from '@gym/hub-kit/graphql';
import { CrudScreen, RecordPage } from '@gym/hub-kit/screen';
import { useParams } from 'react-router';
import { locationsScreen } from './locations-screen.ts';
import { membersScreen } from './members-screen.ts';

export const MemberRecords = () => <CrudScreen screen={membersScreen} />;

export const LocationRecords = () => <CrudScreen screen={locationsScreen} />;

const memberDocument = graphql(`
  query GalleryMember($id: ID!) {
    record: member(id: $id) {
      id
      name
    }
  }
`);

/** Where the link of a row leads. */
export function MemberPage() {
  const { id = '' } = useParams();
  return (
    <RecordPage
      screen={membersScreen}
      id={id}
      document={memberDocument}
      head={({ name }) => ({ name, facts: [] })}
      list="/members"
      slot={{ name: 'member', memberId: id }}
    />
  );
}
