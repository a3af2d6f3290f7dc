import { expect, test } from 'vitest';
import type { Caller } from '../api.ts';
import { useClub } from '../../testing/club.ts';

const club = useClub();

type Login = Parameters<typeof club.as>[0];

const caller = (token: string | undefined, adHoc: boolean): Caller => ({
  token,
  adHoc,
  address: '203.0.113.1',
});
async function codeOf(asker: Caller): Promise<string | undefined> {
  const { errors } = await club.api.execute({ query: '{ __typename }' }, asker);
  return errors?.[0]?.extensions['code'] as string | undefined;
}
const asApp = (login: Login) => codeOf(caller(club.as(login).token, false));
const adHoc = (login: Login) => codeOf(caller(club.as(login).token, true));

test('a person asks so many ad hoc questions in a minute, with all tokens; the app is not counted', async () => {
  const { made } = await club
    .as('accounts')
    .ask<{ made: { token: string } }>(
      'mutation { made: createPersonalToken(input: { name: "Nightly" }) { token } }',
    );
  const token = caller(made.token, false);
  for (let asked = 0; asked < 2_999; asked++) expect(await adHoc('accounts')).toBeUndefined();
  // The parts of one table.
  for (let part = 0; part < 10; part++) expect(await codeOf(token)).toBeUndefined();

  const { errors } = await club.api.execute({ query: '{ __typename }' }, caller(made.token, false));
  const { message, extensions } = errors![0]!;
  expect(message).toBe(`Too many questions. Try again in ${String(extensions['retryAfter'])} seconds.`);
  expect(extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
  expect(await adHoc('accounts')).toBe('RATE_LIMITED');

  expect(await codeOf(token)).toBeUndefined();
  expect(await asApp('accounts')).toBeUndefined();
  expect(await adHoc('manager')).toBeUndefined();
});
