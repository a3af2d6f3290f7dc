/** What browser tests read of the tabs above lists. */
import { expect } from 'vitest';
import type { Page } from '@gym/hub-kit/testing';

/** The screens with tabs, and the labels of these tabs. */
export const tabLabels: Record<string, string[]> = {
  '/members': ['Ending Soon', 'Past End Date', 'Active', 'Inactive', 'Frozen', 'Expired'],
  '/memberships': ['Active', 'Inactive', 'Draft', 'Archived'],
  '/contracts': ['Not Billed', 'Ending Soon', 'Upcoming', 'Active', 'Frozen', 'Cancelled', 'Ended'],
  '/rewards': ['Expiring Soon', 'Past Expiry', 'Active', 'Inactive', 'Expired'],
  '/referrals': ['Reward to Pay', 'Pending', 'Joined', 'Expired'],
  '/trainers': ['Active', 'On Leave', 'Busy'],
  '/sessions': ['Today', 'Past, Still Scheduled', 'Scheduled', 'In Progress', 'Completed', 'Cancelled'],
  '/diet-plans': ['Ending Soon', 'Past End Date', 'Active', 'Completed', 'Paused', 'Cancelled'],
  '/locations': ['Active', 'Maintenance', 'Inactive', 'Closed'],
  '/equipment': [
    'Maintenance Overdue',
    'Maintenance Due Soon',
    'Available',
    'In Use',
    'Maintenance',
    'Out Of Order',
  ],
  '/parking-passes': ['Expiring Soon', 'Past Validity', 'Active', 'Expired', 'Cancelled'],
  '/expenses': ['Pending', 'Approved', 'Rejected'],
  '/income': ['Pending', 'Confirmed', 'Reconciled'],
  '/billing': ['Overdue', 'Pending', 'Paid', 'Cancelled', 'Refunded'],
  '/payments': ['Completed', 'Pending', 'Failed', 'Refunded', 'Cancelled'],
  '/external-payments': ['Completed', 'Pending', 'Failed', 'Cancelled'],
  '/employee-details': ['Active', 'Inactive', 'On Leave'],
  '/attendance-shift': ['Today', 'Present', 'Late', 'Absent', 'Half Day', 'On Leave'],
  '/commissions': ['Pending', 'Approved', 'Paid', 'Cancelled'],
  '/payroll': ['Payment Due', 'Pending', 'Paid', 'Cancelled'],
  '/users': ['Active', 'Inactive'],
  '/tasks': ['Mine', 'Today', 'Overdue', 'Done'],
  '/visits': ['Today', 'Allowed', 'Warned', 'Denied'],
  '/attendance-shift?tab=shifts': ['Active', 'Inactive'],
};

/** The tabs of the list, beside which there may be the choice of a calendar. */
export const tabsOf = (page: Page) =>
  page.getByRole('radiogroup').filter({ hasNot: page.getByRole('radio', { name: 'Calendar' }) });

/** The labels and numbers of the tabs, once all of them are counted. */
export async function countsOf(page: Page): Promise<[string, number][]> {
  const labels = tabsOf(page).locator('label');
  const all = /^(.*?)\s*([\d,]+)$/s;
  await expect
    .poll(async () => {
      const texts = await labels.allInnerTexts();
      return texts.length > 1 && texts.every(text => all.test(text));
    })
    .toBe(true);
  const texts = await labels.allInnerTexts();
  return texts.map(text => {
    const [, label = '', count = ''] = all.exec(text) ?? [];
    return [label.trim(), Number(count.replaceAll(',', ''))];
  });
}

/** The number of records that the list has found; undefined while it shows neither rows nor that there are none. */
export async function foundBy(page: Page): Promise<number | undefined> {
  const [range] = await page.getByRole('navigation', { name: 'Pages' }).getByRole('status').allInnerTexts();
  if (range) return Number(/of ([\d,]+)$/.exec(range)?.[1]?.replaceAll(',', ''));
  const nothing = await page.getByRole('heading', { name: /^No .* found$/ }).count();
  return nothing > 0 ? 0 : undefined;
}
