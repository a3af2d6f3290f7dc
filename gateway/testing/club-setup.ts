import { provideClub } from '@gym/hub-kit/testing';
import { startTestApp } from './test-app.ts';

/** Each browser test of a hub has a club of its own, unless `CLUB_URL` names one. */
provideClub(startTestApp);
