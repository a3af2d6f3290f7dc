import { dialogOf, executeGraphql, openPage, textBox, tokenOf, useClub, visit } from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';

const app = useClub();

it('CLUB_TIME_ZONE says which day it is, and when the last login was, also in a browser where it is tomorrow', async () => {
  const token = await tokenOf(app, 'admin');
  const page = await openPage(`${app.url}/health`, { token, timeZone: 'Asia/Tokyo' });
  await page.clock.setFixedTime('2026-07-04T03:59:00Z');
  await page.goto(`${app.url}/members`);
  const dialog = dialogOf(page, 'Add Member');
  for (const [now, shown, marked] of [
    ['2026-07-04T03:59:00Z', '07/03/2026', 'Today, Friday, July 3, 2026, selected'],
    ['2026-07-04T04:00:00Z', '07/04/2026', 'Today, Saturday, July 4, 2026, selected'],
  ] as const) {
    await page.clock.setFixedTime(now);
    await page.getByRole('button', { name: 'Add Member' }).first().click();
    const joining = textBox(dialog, 'Joining Date');
    await expect.poll(() => joining.inputValue()).toBe(shown);
    await joining.press('Alt+ArrowDown');
    const calendar = page.getByRole('dialog', { name: 'Joining Date', exact: true });
    const today = calendar.getByRole('button', { name: /^Today, / });
    await expect.poll(() => today.getAttribute('aria-label')).toBe(marked);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }

  const { me } = await executeGraphql(app, '{ me { lastLogin } }');
  await visit(page, '/profile');
  const login = page.getByText(/^[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d$/).first();
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(String(me!['lastLogin'])));
  await expect.poll(() => login.innerText()).toMatch(new RegExp(` ${time}$`));
});
