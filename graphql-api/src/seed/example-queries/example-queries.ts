import { accountsQueries } from './accounts.ts';
import { adminQueries } from './admin.ts';
import type { ExampleQuery } from './example-query.ts';
import { facilitiesQueries } from './facilities.ts';
import { fitnessQueries } from './fitness.ts';
import { membersQueries } from './members.ts';

/** The saved queries of a new club. Their days are relative to the request. */
export const exampleQueries: readonly ExampleQuery[] = [
  ...membersQueries,
  ...fitnessQueries,
  ...facilitiesQueries,
  ...accountsQueries,
  ...adminQueries,
];
