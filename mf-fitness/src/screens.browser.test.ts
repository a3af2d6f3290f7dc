import { openPage, tokenOf, useClub } from '@gym/hub-kit/testing';
import { expectRecordKept } from '@gym/hub-kit/testing/screens';
import { test } from 'vitest';
import dietPlansScreen from './diet-plans/diet-plans.screen.ts';
import { addMember } from './fitness.fixture.ts';
import sessionsScreen from './sessions/sessions.screen.ts';
import { trainersScreen } from './trainers/trainers.screen.ts';

const club = useClub();

test('records of each screen are added, changed, deleted and brought back', async () => {
  await addMember(club, 'Ada Moss');
  const page = await openPage(club.url, { token: await tokenOf(club, 'admin') });
  await expectRecordKept(page, trainersScreen, {
    path: '/trainers',
    row: 'Tara Stone',
    values: {
      Name: 'Tara Stone',
      Email: 'tara@example.com',
      Phone: '(212) 555-0199',
      Specializations: 'Yoga',
      Salary: '4,200.50',
    },
    changes: { Experience: '6', 'Working Hours': '37.5' },
  });
  await expectRecordKept(page, sessionsScreen, {
    path: '/sessions',
    row: 'Ada Moss, 03/09/2026 09:00',
    values: { Member: 'Ada Moss', Trainer: 'Tara Stone', 'Session Type': 'Boxing', Date: '03/09/2026' },
    changes: { Status: 'Completed', Price: '75.5' },
  });
  await expectRecordKept(page, dietPlansScreen, {
    path: '/diet-plans',
    row: 'Lean Start, Ada Moss',
    values: { 'Plan Name': 'Lean Start', Member: 'Ada Moss', 'Start Date': '01/05/2026' },
    changes: { Goal: 'Weight Loss', 'Calories per Day': '1850' },
  });
});
