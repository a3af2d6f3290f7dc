import { cellsOf, choicesOf, contractOf, messagesFor } from '@gym/hub-kit/testing/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import { reasonText, ruleChoices } from './check-in/visit-words.ts';
import { contractsScreen } from './contracts/contracts.screen.ts';
import { membersScreen } from './members/members.screen.ts';
import membershipPlansScreen from './memberships/membership-plans.screen.ts';
import referralsScreen from './referrals/referrals.screen.ts';
import rewardsScreen from './rewards/rewards.screen.ts';
import { visitsScreen } from './visits/visits.screen.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00'), toFake: ['Date'] }));

test('members', () =>
  expect(contractOf(membersScreen)).toEqual({
    title: 'Members Management',
    entity: 'member, members',
    offers: 'add, change, delete',
    search: 'Search by name, email or phone',
    columns: [
      'Name',
      'Email',
      'Phone',
      'Membership Type: Premium primary, VIP secondary, * grey',
      'Status: active green, inactive red, * orange',
      'Assigned Trainer',
      'Last Visit',
    ],
    sort: 'name asc',
    pages: '25 of 10, 25, 50, 100',
    tabs: ['Mine', 'Ending Soon', 'Past End Date', 'by status'],
    filters: [
      'Name',
      'Email',
      'Membership Type',
      'Status',
      'Access Blocked',
      'Assigned Trainer',
      'Joining Date',
      'Membership End Date',
      'Last Visit',
      'Home Location',
      'Card Number',
      'Health Conditions',
      'City',
      'Counts In',
    ],
    actions: ['Renew'],
    form: {
      'Personal Information': [
        'Name*: text',
        'Email*: email',
        'Phone*: phone',
        'Date of Birth: date',
        'Gender: select',
      ],
      Membership: [
        'Membership Type*: select = Standard',
        'Status: select = active',
        'Joining Date: date = 2026-06-15',
        'Membership Start Date: date = 2026-06-15',
        'Membership End Date: date = 2027-06-15',
        'Assigned Trainer: reference',
        'Card Number: text',
        'Home Location: reference',
      ],
      Address: ['Address: text', 'City: text', 'State: select', 'Zip Code: text'],
      'Emergency and Health': [
        'Emergency Contact: text',
        'Emergency Phone: phone',
        'Health Conditions: multi-select',
      ],
    },
    missing: ['Name is required', 'Email is required', 'Phone is required', 'Membership type is required'],
  }));

test('the row of a member says who trains nobody, and who is blocked', () => {
  const member = {
    name: 'Ada Adams',
    email: 'ada@example.com',
    phone: '555-0100',
    membershipType: 'VIP',
    status: 'suspended',
    assignedTrainer: null,
    membershipEndDate: null,
    accessBlocked: false,
    lastVisit: null,
  };
  const cells = ['Ada Adams', 'ada@example.com', '555-0100', 'VIP'];
  expect(cellsOf(membersScreen, member)).toEqual([...cells, 'Suspended', 'Not Assigned', '-']);
  const otherValues = { assignedTrainer: { id: '2', name: 'Tara Trainer' }, accessBlocked: true };
  expect(cellsOf(membersScreen, { ...member, ...otherValues })).toEqual([
    ...cells,
    'Suspended Blocked',
    'Tara Trainer',
    '-',
  ]);
});

test('a member has a name, an email, a phone, a membership type and days of the calendar', async () => {
  const member = { name: 'Ada Adams', email: 'ada@example.com', phone: '555-0100' };
  expect(await messagesFor(membersScreen, member)).toEqual({});
  expect(await messagesFor(membersScreen, { membershipType: '' })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone is required',
    membershipType: 'Membership type is required',
  });
  const days = { joiningDate: '02/30/2026', membershipEndDate: 'soon', dateOfBirth: '2026-06-16' };
  expect(await messagesFor(membersScreen, { ...member, ...days })).toEqual({
    joiningDate: 'Enter a date as MM/DD/YYYY',
    membershipEndDate: 'Enter a date as MM/DD/YYYY',
    dateOfBirth: 'Date of birth cannot be in the future',
  });
});

test('visits', () =>
  expect(contractOf(visitsScreen)).toEqual({
    title: 'Visits',
    entity: 'visit, visits',
    offers: 'delete',
    search: 'Search by member',
    columns: [
      'Time',
      'Member',
      'Location',
      'Decision: allowed green, warned orange, denied red',
      'Reasons',
      'Checked Out',
    ],
    sort: 'checkedInAt desc',
    pages: '25 of 10, 25, 50, 100',
    tabs: ['Today', 'by decision'],
    filters: [
      'Member',
      'Location',
      'Time',
      'Decision',
      'Reasons',
      'Let In By',
      'Checked Out',
      'Decided By',
      'Counts In',
    ],
    form: {
      Visit: [
        'Member*: reference',
        'Location: reference',
        'Time: dateTime',
        'Checked Out: dateTime',
        'Let In By: text',
        'Why Let In: text',
      ],
    },
    missing: ['Member is required'],
  }));

test('the filter by reason has every rule, and each a sentence', () => {
  const rules = ruleChoices.map(({ value }) => value);
  expect(rules).toHaveLength(10);
  expect(rules.filter(rule => reasonText({ rule }) === rule)).toEqual([]);
});

test('a visit says in words what was decided and why', () => {
  const visit = {
    checkedInAt: '2026-06-15T08:00:00Z',
    member: { id: '1', name: 'Ada Adams' },
    location: null,
    decision: 'denied',
    details: [
      { rule: 'access_blocked', invoiceNumber: 'B-59', amount: 59, dueDate: '2026-05-06' },
      { rule: 'no_contract' },
    ],
    overriddenBy: 'reception',
    overrideReason: 'Pays tomorrow',
    checkedOutAt: null,
  };
  expect(cellsOf(visitsScreen, visit).slice(1)).toEqual([
    'Ada Adams',
    '-',
    'Denied',
    'Access is blocked: B-59, $59.00, due on 05/06/2026. The member has no contract. Let in by reception: Pays tomorrow',
    '-',
  ]);
});

test('membership plans', () =>
  expect(contractOf(membershipPlansScreen)).toEqual({
    title: 'Membership Plans Management',
    entity: 'membership plan, membership plans',
    offers: 'add, change, delete',
    search: 'Search by name or description',
    columns: [
      'Plan Name',
      'Description',
      'Duration',
      'Price',
      'Valid From',
      'Valid Until',
      'Status: active green, inactive red, draft orange',
    ],
    sort: 'planName asc',
    pages: '25 of 10, 25, 50, 100',
    tabs: ['by status'],
    filters: [
      'Plan Name',
      'Price',
      'Billing Frequency',
      'Valid From',
      'Valid Until',
      'Status',
      'Features',
      'Contract Required',
    ],
    form: {
      'Basic Information': [
        'Plan Name*: text',
        'Status*: select = active',
        'Description: textarea',
        'Duration*: number',
        'Duration Unit*: select = months',
        'Price*: money',
        'Billing Frequency*: select = monthly',
        'Max Members: number',
      ],
      'Validity Period': ['Valid From: date', 'Valid Until: date'],
      'Additional Fees': ['Setup Fee: money', 'Enrollment Fee: money', 'Maintenance Fee: money'],
      'Included Benefits': [
        'Features: multi-select',
        'Classes Included: number',
        'PT Sessions Included: number',
        'Guest Passes: number',
        'Free Trial Days: number',
        'Referral Bonus: money',
      ],
      Discounts: [
        'Discount: number',
        'Early Bird Discount: number',
        'Family Discount: number',
        'Corporate Discount: number',
        'Student Discount: number',
        'Military Discount: number',
        'Senior Discount: number',
      ],
      'Contract Terms': [
        'Contract Required: switch',
        'Auto Renewal: switch',
        'Minimum Commitment: number',
        'Notice Period: number',
        'Cancellation Fee: money',
        'Freeze Period: number',
        'Freeze Limit: number',
      ],
      'Access Restrictions': [
        'Access Hours: multi-select',
        'Peak Hours Access: switch',
        'Off-Peak Hours Access: switch',
        'Locations Access: multi-select',
        'Equipment Access: multi-select',
        'Facility Access: multi-select',
        'Min Age: number',
        'Max Age: number',
      ],
      'Additional Notes': ['Notes: textarea'],
    },
    missing: [
      'Plan name is required',
      'Status is required',
      'Valid duration is required',
      'Duration unit is required',
      'Valid price is required',
      'Billing frequency is required',
    ],
    texts: {
      listFailed: 'Failed to load membership plans',
      detailsFailed: 'Failed to load membership plan details',
    },
  }));

test('the row of a plan has its duration with the unit, and a dash for what is not given', () => {
  const plan = {
    planName: 'Silver',
    description: null,
    duration: 1,
    durationUnit: 'years',
    price: 1250,
    validityStart: null,
    validityEnd: '2027-01-31',
    status: 'archived',
  };
  expect(cellsOf(membershipPlansScreen, plan)).toEqual([
    'Silver',
    '-',
    '1 year',
    '$1,250.00',
    '-',
    '01/31/2027',
    'Archived',
  ]);
  const days = { duration: 10, durationUnit: 'days', validityEnd: null };
  expect(cellsOf(membershipPlansScreen, { ...plan, ...days })).toMatchObject({ 2: '10 days', 5: '-' });
});

test('a plan has a valid duration, price and period', async () => {
  const plan = { planName: 'Gold', duration: 12, price: 600 };
  expect(await messagesFor(membershipPlansScreen, plan)).toEqual({});
  expect(await messagesFor(membershipPlansScreen, { planName: '  ', status: '' })).toEqual({
    planName: 'Plan name is required',
    duration: 'Valid duration is required',
    price: 'Valid price is required',
    status: 'Status is required',
  });
  for (const wrong of [0, -5, 'a year'])
    expect(await messagesFor(membershipPlansScreen, { ...plan, duration: wrong, price: wrong })).toEqual({
      duration: 'Valid duration is required',
      price: 'Valid price is required',
    });
  const days = { validityStart: '13/45/2026', validityEnd: '2026' };
  expect(await messagesFor(membershipPlansScreen, { ...plan, ...days })).toEqual({
    validityStart: 'Invalid start date',
    validityEnd: 'Invalid end date',
  });
  const since = { ...plan, validityStart: '2026-02-02' };
  expect(await messagesFor(membershipPlansScreen, { ...since, validityEnd: '2026-02-02' })).toEqual({});
  expect(await messagesFor(membershipPlansScreen, { ...since, validityEnd: '2026-02-01' })).toEqual({
    validityEnd: 'End date must be after start date',
  });
  const numbers = { seniorDiscount: 101, guestPasses: 1.5, setupFee: -1, referralBonus: 10.999 };
  expect(await messagesFor(membershipPlansScreen, { ...plan, ...numbers })).toEqual({
    seniorDiscount: 'Senior discount cannot be above 100',
    guestPasses: 'Guest passes must be a whole number',
    setupFee: 'Setup fee cannot be below 0',
    referralBonus: 'Referral bonus may have two decimals at the most',
  });
});

test('contracts', () =>
  expect(contractOf(contractsScreen)).toEqual({
    title: 'Contracts',
    entity: 'contract, contracts',
    offers: 'add, change, delete',
    words: { button: 'Sign Up' },
    search: 'Search by contract or member',
    columns: [
      'Contract #',
      'Member',
      'Plan',
      'Price',
      'Billing',
      'Start',
      'End',
      'Status: upcoming blue, active green, frozen orange, cancelled red, ended grey',
    ],
    sort: 'startDate desc',
    pages: '25 of 10, 25, 50, 100',
    tabs: ['Not Billed', 'Ending Soon', 'by status'],
    filters: [
      'Contract #',
      'Member',
      'Plan',
      'Kind',
      'Price',
      'Billing',
      'Start',
      'End',
      'Status',
      'Auto Renewal',
      'Billed Through',
      'Not Billed',
      'Counts In',
    ],
    form: { Terms: ['Price*: money', 'Auto Renewal: switch', 'Notes: textarea'] },
    missing: ['Price is required'],
  }));

test('rewards', () =>
  expect(contractOf(rewardsScreen)).toEqual({
    title: 'Rewards Management',
    entity: 'reward, rewards',
    offers: 'add, change, delete',
    search: 'Search by member or level',
    columns: [
      'Member',
      'Level: Platinum platinum, Gold gold, Silver silver, Bronze bronze',
      'Points',
      'Rewards Earned',
      'Redeemed',
      'Expiry Date',
      'Status: active green, inactive orange, expired red',
    ],
    sort: 'points desc',
    pages: '10 of 5, 10, 25',
    tabs: ['Expiring Soon', 'Past Expiry', 'by status'],
    filters: ['Member', 'Level', 'Points', 'Rewards Earned', 'Rewards Redeemed', 'Expiry Date', 'Status'],
    actions: ['Mark as expired'],
    form: {
      'Member and Level': [
        'Member*: reference',
        'Level*: select = Bronze',
        'Points*: number = 0',
        'Expiry Date*: date = 2027-06-15',
        'Status*: select = active',
      ],
      Rewards: ['Rewards Earned: own', 'Rewards Redeemed: own'],
    },
    missing: [
      'Member is required',
      'Level is required',
      'Points must be a positive number',
      'Expiry date is required',
      'Status is required',
    ],
  }));

test('the row of a reward lists what is earned, and has a dash for nothing', () =>
  expect(
    cellsOf(rewardsScreen, {
      member: { id: '1', name: 'Ann Lee' },
      level: 'Gold',
      points: 1250,
      rewardsEarned: ['Gym Towel', 'Water Bottle'],
      rewardsRedeemed: [],
      expiryDate: '2026-12-31',
      status: 'active',
    }),
  ).toEqual(['Ann Lee', 'Gold', '1,250', 'Gym Towel, Water Bottle', '-', '12/31/2026', 'Active']));

test('a reward has a member, a level and points that are not below 0', async () => {
  const reward = { memberId: 1 };
  expect(await messagesFor(rewardsScreen, reward)).toEqual({});
  expect(await messagesFor(rewardsScreen, { level: '', points: null, expiryDate: '', status: '' })).toEqual({
    memberId: 'Member is required',
    level: 'Level is required',
    points: 'Points must be a positive number',
    expiryDate: 'Expiry date is required',
    status: 'Status is required',
  });
  for (const points of [-1, 'many'])
    expect(await messagesFor(rewardsScreen, { ...reward, points })).toEqual({
      points: 'Points must be a positive number',
    });
  expect(await messagesFor(rewardsScreen, { ...reward, points: 1.5 })).toEqual({
    points: 'Points must be a whole number',
  });
});

test('referrals', () =>
  expect(contractOf(referralsScreen)).toEqual({
    title: 'Referrals Management',
    entity: 'referral, referrals',
    offers: 'add, change, delete',
    search: 'Search by name, email or phone',
    columns: [
      'Referrer',
      'Referrer Type',
      'Referred Person',
      'Phone',
      'Status: pending orange, joined green, expired red',
      'Reward Status: pending orange, paid green, expired red',
      'Reward Amount',
    ],
    sort: 'createdAt desc',
    pages: '10 of 5, 10, 25',
    tabs: ['Reward to Pay', 'by status'],
    filters: [
      'Referrer Type',
      'Referring Member',
      'Referring Trainer',
      'Referred Person',
      'Status',
      'Join Date',
      'Reward Status',
      'Reward Amount',
      'Referred On',
    ],
    actions: ['Mark as joined', 'Mark reward as paid'],
    form: {
      Referrer: ['Referrer Type*: own', 'Referrer*: own'],
      'Referred Person': ['Referred Name*: text', 'Referred Email*: email', 'Referred Phone*: phone'],
      'Status and Reward': [
        'Status*: select = pending',
        'Join Date: own',
        'Reward Status*: select = pending',
        'Reward Amount*: money = 50',
        'Notes: textarea',
      ],
    },
    missing: [
      'Referrer type is required',
      'Referrer is required',
      'Referred name is required',
      'Referred email is required',
      'Referred phone is required',
      'Status is required',
      'Reward status is required',
      'Reward amount is required',
    ],
  }));

test('the row of a referral names the referrer, a member or a trainer', () => {
  const referral = {
    memberReferrer: { id: '1', name: 'Ann Lee' },
    trainerReferrer: null,
    referrerCategory: 'member',
    referredName: 'Rob Roy',
    referredPhone: '212-555-0177',
    status: 'joined',
    rewardStatus: 'paid',
    rewardAmount: 1250,
  };
  expect(cellsOf(referralsScreen, referral)).toEqual([
    'Ann Lee',
    'Member',
    'Rob Roy',
    '212-555-0177',
    'Joined',
    'Paid',
    '$1,250.00',
  ]);
  const trainer = { memberReferrer: null, trainerReferrer: { id: '2', name: 'Tara Trainer' } };
  expect(cellsOf(referralsScreen, { ...referral, ...trainer, referrerCategory: 'trainer' })).toEqual([
    'Tara Trainer',
    'Trainer',
    'Rob Roy',
    '212-555-0177',
    'Joined',
    'Paid',
    '$1,250.00',
  ]);
});

test('a referral has a valid address, phone and amount, and a join date when joined', async () => {
  const referral = {
    referrerCategory: 'member',
    referrerId: 1,
    referredName: 'Rob Roy',
    referredEmail: 'rob@example.com',
    referredPhone: '+1-212-555-0177',
  };
  expect(await messagesFor(referralsScreen, referral)).toEqual({});
  expect(await messagesFor(referralsScreen, { status: '', rewardStatus: '', rewardAmount: null })).toEqual({
    referrerCategory: 'Referrer type is required',
    referrerId: 'Referrer is required',
    referredName: 'Referred name is required',
    referredEmail: 'Referred email is required',
    referredPhone: 'Referred phone is required',
    status: 'Status is required',
    rewardStatus: 'Reward status is required',
    rewardAmount: 'Reward amount is required',
  });
  const wrong = { referredEmail: 'rob', referredPhone: '555 0177', rewardAmount: -1 };
  expect(await messagesFor(referralsScreen, { ...referral, ...wrong })).toEqual({
    referredEmail: 'Invalid email address',
    referredPhone: 'Invalid phone number',
    rewardAmount: 'Reward amount cannot be negative',
  });
  for (const referredPhone of ['212555017', '+', '(212) 555-0177'])
    expect(await messagesFor(referralsScreen, { ...referral, referredPhone })).toEqual({
      referredPhone: 'Invalid phone number',
    });
  const joined = { ...referral, status: 'joined' };
  expect(await messagesFor(referralsScreen, joined)).toEqual({
    joinDate: 'Join date is required when status is joined',
  });
  expect(await messagesFor(referralsScreen, { ...joined, joinDate: '2026-06-15' })).toEqual({});
  expect(await messagesFor(referralsScreen, { ...joined, joinDate: '2026-06-16' })).toEqual({
    joinDate: 'Join date cannot be in the future',
  });
  expect(await messagesFor(referralsScreen, { ...joined, joinDate: '1/32' })).toEqual({
    joinDate: 'Invalid join date format',
  });
  // The join date of others is not kept.
  expect(await messagesFor(referralsScreen, { ...referral, joinDate: '2026-06-16' })).toEqual({});
});

test('drop-downs have the choices of the specification or of the master data', () => {
  expect(choicesOf(membersScreen)).toEqual({
    gender: 'Members: gender',
    membershipType: 'Members: membership_type',
    status: 'Members: status',
    state: 'NY, CA, TX, FL, IL',
    healthConditions:
      'None, High Blood Pressure, Diabetes, Asthma, Heart Condition, Joint Pain, Back Pain, Pregnancy, Recent Surgery, Other',
  });
  expect(choicesOf(membershipPlansScreen)).toEqual({
    status: 'Memberships: status',
    durationUnit: 'Memberships: duration_unit',
    billingFrequency: 'Memberships: billing_frequency',
    features: 'Memberships: features',
    accessHours: 'Memberships: access_hours',
    locationsAccess: 'Memberships: locations_access',
    equipmentAccess: 'Memberships: equipment_access',
    facilityAccess: 'Memberships: facility_access',
  });
  expect(choicesOf(rewardsScreen)).toMatchObject({ level: 'Rewards: level', status: 'Rewards: status' });
  expect(choicesOf(referralsScreen)).toMatchObject({
    status: 'Pending, Joined, Expired',
    rewardStatus: 'Pending, Paid, Expired',
  });
});
