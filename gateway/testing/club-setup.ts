import { setClubTimeZone } from '@gym/hub-kit/shell';
import { provideClub } from '@gym/hub-kit/testing';
import { startTestApp } from './test-app.ts';

/** Each browser test of a hub has a club of its own, unless `CLUB_URL` names one. */
provideClub(startTestApp);
/** A test's today is that of the club. */
setClubTimeZone(process.env.CLUB_TIME_ZONE!);
