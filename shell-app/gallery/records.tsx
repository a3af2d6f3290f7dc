import { PageHeader } from '@gym/hub-kit';
import { graphql } from '@gym/hub-kit/graphql';
import { CrudScreen } from '@gym/hub-kit/screen';
import { useQuery } from '@apollo/client/react';
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
  const { data } = useQuery(memberDocument, { variables: { id } });
  return <PageHeader title={data?.record?.name ?? ''} icon="users" />;
}
