import { currentClubSettings, clubTimeZone, firstWeekday } from '@gym/graphql-api';
import type { FastifyInstance } from 'fastify';
import { forGood } from './pages.ts';
import { RestFailure } from './rest/failure.ts';

const LOGOS = '/club-logo';

/** The settings of the club that every page needs, the login page too: nothing in them is secret. */
export function clubOnPages() {
  const { name, logo, currency, locale } = currentClubSettings();
  return {
    timeZone: clubTimeZone(),
    club: { name, logo: logo && `${LOGOS}/${logo.file}`, currency, locale, firstWeekday: firstWeekday() },
  };
}

/** Serves the club's logo, whose address contains its hash. */
export function serveLogo(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(`${LOGOS}/:file`, async (request, reply) => {
    const { logo } = currentClubSettings();
    if (logo?.file !== request.params.file)
      throw new RestFailure(404, 'There is no such logo', { headers: { 'cache-control': 'no-store' } });
    // The browser must not take the content for anything but an image.
    return forGood(reply)
      .headers({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type(logo.type)
      .send(logo.content);
  });
}
