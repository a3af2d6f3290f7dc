import { useQuery } from '@apollo/client/react';
import { graphql } from '../common/graphql.ts';
import type { OwnRecord } from '../definition/filter-definition.ts';

const ownRecordsDocument = graphql(`
  query OwnRecords {
    me {
      id
      employeeId
      trainerId
    }
  }
`);

/** The ids of the records that the user is; without those that there are not, and while they load. */
export function useOwnRecords(): Readonly<Partial<Record<OwnRecord, string>>> {
  const { data } = useQuery(ownRecordsDocument, { fetchPolicy: 'cache-first' });
  const { id: user, employeeId: employee, trainerId: trainer } = data?.me ?? {};
  return { ...(user && { user }), ...(employee && { employee }), ...(trainer && { trainer }) };
}
