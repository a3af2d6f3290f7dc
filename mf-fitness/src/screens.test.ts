import { cellsOf, choicesOf, contractOf, fallbacksOf, messagesFor } from '@gym/hub-kit/testing/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import dietPlansScreen from './diet-plans/diet-plans.screen.ts';
import sessionsScreen from './sessions/sessions.screen.ts';
import { trainersScreen } from './trainers/trainers.screen.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00'), toFake: ['Date'] }));

test('trainers', () =>
  expect(contractOf(trainersScreen)).toEqual({
    title: 'Trainers Management',
    entity: 'trainer, trainers',
    offers: 'add, change, delete',
    search: 'Search by name, email or phone',
    columns: [
      'Name',
      'Email',
      'Phone',
      'Specializations: * grey',
      'Status: active green, on leave orange, busy red, * grey',
      'Joining Date',
    ],
    sort: 'name asc',
    pages: '10 of 5, 10, 25',
    tabs: ['by status'],
    filters: [
      'Name',
      'Status',
      'Specializations',
      'Certifications',
      'Availability',
      'Joining Date',
      'Salary',
      'Working Hours',
      'Assigned Clients',
      'City',
      'Counts In',
    ],
    form: {
      'Personal Information': [
        'Name*: text',
        'Email*: email',
        'Phone*: phone',
        'Date of Birth: date',
        'Gender: select',
      ],
      'Professional Information': [
        'Specializations*: multi-select',
        'Certifications: multi-select',
        'Experience: text',
        'Bio: textarea',
      ],
      Employment: [
        'Status*: select = active',
        'Joining Date*: date = 2026-06-15',
        'Salary*: money',
        'Working Hours*: number = 40',
        'Assigned Clients: number = 0',
        'Availability: multi-select',
      ],
      Address: ['Address: text', 'City: text', 'State: text', 'Zip Code: text'],
      'Emergency Contact': ['Emergency Contact: text', 'Emergency Phone: phone'],
    },
    missing: ['This field is required'],
  }));

test('a trainer has a valid address, ten digits, a salary and working hours', async () => {
  const trainer = {
    name: 'Tara Stone',
    email: 'tara@example.com',
    phone: '(212) 555-0199',
    specializations: ['Yoga'],
    salary: 4200.5,
  };
  expect(await messagesFor(trainersScreen, trainer)).toEqual({});
  expect(
    await messagesFor(trainersScreen, { ...trainer, name: ' ', specializations: [], salary: null }),
  ).toEqual({
    name: 'This field is required',
    specializations: 'This field is required',
    salary: 'This field is required',
  });
  for (const email of ['tara', 'tara@example', 'tara @example.com', '@example.com'])
    expect(await messagesFor(trainersScreen, { ...trainer, email })).toEqual({
      email: 'Invalid email address',
    });
  for (const phone of ['212-555-019', '1-212-555-0199', 'none'])
    expect(await messagesFor(trainersScreen, { ...trainer, phone })).toEqual({
      phone: 'Invalid phone number',
    });
  expect(await messagesFor(trainersScreen, { ...trainer, salary: 0, workingHours: -1 })).toEqual({
    salary: 'Salary must be a positive number',
    workingHours: 'Working hours must be a positive number',
  });
  const otherValues = { assignedClients: 1.5, dateOfBirth: '02/30/1990', salary: 'much' };
  expect(await messagesFor(trainersScreen, { ...trainer, ...otherValues })).toEqual({
    assignedClients: 'Assigned clients must be a whole number',
    dateOfBirth: 'Enter a date as MM/DD/YYYY',
    salary: 'Salary must be a positive number',
  });
  expect(await messagesFor(trainersScreen, { ...trainer, assignedClients: -1 })).toEqual({
    assignedClients: 'Assigned clients cannot be below 0',
  });
});

test('sessions', () =>
  expect(contractOf(sessionsScreen)).toEqual({
    title: 'Training Sessions Management',
    entity: 'session, sessions',
    offers: 'add, change, delete',
    search: 'Search by member, trainer, type or location',
    columns: [
      'Member',
      'Trainer',
      'Session Type',
      'Date',
      'Time',
      'Status: completed green, scheduled orange, cancelled red, * grey',
      'Intensity',
      'Payment: paid green, pending orange, * grey',
      'Price',
    ],
    sort: 'date desc, startTime desc',
    pages: '10 of 5, 10, 25',
    tabs: ['Mine', 'Today', 'Past, Still Scheduled', 'by status'],
    filters: [
      'Member',
      'Trainer',
      'Session Type',
      'Date',
      'Status',
      'Intensity',
      'Payment',
      'Price',
      'Location',
      'Goals',
      'Counts In',
    ],
    calendar: 'date, startTime to endTime, by trainer, location',
    actions: ['Complete', 'Mark as paid'],
    form: {
      Session: [
        'Member*: reference',
        'Trainer*: reference',
        'Session Type*: select',
        'Status*: select = scheduled',
        'Intensity*: select = medium',
      ],
      'Time and Place': [
        'Date*: date',
        'Start Time*: time = 09:00',
        'End Time*: time = 10:00',
        'Location: suggest',
        'Room Number: text',
        'Overlap Reason: text',
        'Cancel Reason: text',
      ],
      Training: ['Equipment: multi-select', 'Goals: multi-select', 'Notes: textarea'],
      Payment: ['Session Package: text', 'Price: money = 0', 'Payment Status*: select = pending'],
    },
    missing: [
      'Member is required',
      'Trainer is required',
      'Session type is required',
      'Status is required',
      'Intensity is required',
      'Please select a date',
      'Start time is required',
      'End time is required',
      'Payment status is required',
    ],
  }));

test('the row of a session has both times, and its price in dollars', () =>
  expect(
    cellsOf(sessionsScreen, {
      member: { id: '1', name: 'Ada Moss' },
      trainer: { id: '2', name: 'Tara Stone' },
      sessionType: 'Boxing',
      date: '2026-03-09',
      startTime: '09:00',
      endTime: '10:00',
      status: 'in-progress',
      intensity: 'medium',
      paymentStatus: 'pending',
      price: 75.5,
    }),
  ).toEqual([
    'Ada Moss',
    'Tara Stone',
    'Boxing',
    '03/09/2026',
    '09:00 - 10:00',
    'In Progress',
    'Medium',
    'Pending',
    '$75.50',
  ]));

test('a session ends after its start, and an empty date has its own message', async () => {
  const session = { memberId: 1, trainerId: 2, sessionType: 'Boxing', date: '2026-03-09' };
  expect(await messagesFor(sessionsScreen, session)).toEqual({});
  expect(await messagesFor(sessionsScreen, { ...session, price: null })).toEqual({});
  expect(await messagesFor(sessionsScreen, { ...session, date: '' })).toEqual({
    date: 'Please select a date',
  });
  for (const endTime of ['08:59', '09:00'])
    expect(await messagesFor(sessionsScreen, { ...session, endTime })).toEqual({
      endTime: 'End time must be after start time',
    });
  expect(await messagesFor(sessionsScreen, { ...session, price: -1 })).toEqual({
    price: 'Price cannot be below 0',
  });
  expect(await messagesFor(sessionsScreen, { ...session, price: 'free' })).toEqual({
    price: 'Price must be a number',
  });
});

test('diet plans', () =>
  expect(contractOf(dietPlansScreen)).toEqual({
    title: 'Diet Plans Management',
    entity: 'diet plan, diet plans',
    offers: 'add, change, delete',
    words: { 'title of a new record': 'Add New Diet Plan' },
    search: 'Search by plan, member or goal',
    columns: [
      'Plan Name',
      'Assigned To',
      'Start Date',
      'End Date',
      'Goal',
      'Dietary Restrictions',
      'Daily Calories',
      'Status: active green, completed blue, * grey',
    ],
    sort: 'planName asc',
    pages: '10 of 5, 10, 25',
    tabs: ['Ending Soon', 'Past End Date', 'by status'],
    filters: [
      'Plan Name',
      'Assigned To',
      'Start Date',
      'End Date',
      'Goal',
      'Dietary Restrictions',
      'Daily Calories',
      'Status',
    ],
    actions: ['Complete'],
    form: {
      Plan: [
        'Plan Name*: text',
        'Member*: reference',
        'Start Date*: date',
        'End Date: date',
        'Goal: select',
        'Status*: select = active',
      ],
      'Nutrition per Day': ['Calories per Day: number', 'Protein: number', 'Carbs: number', 'Fat: number'],
      Food: [
        'Dietary Restrictions: multi-select',
        'Meal Plans: multi-select',
        'Supplements: multi-select',
        'Notes: textarea',
      ],
    },
    missing: ['Plan name is required', 'Member is required', 'Start date is required', 'Status is required'],
  }));

test('the row of a diet plan says what is not given', () => {
  const plan = {
    planName: 'Lean Start',
    member: null,
    startDate: '2026-01-05',
    endDate: null,
    goal: 'Weight Loss',
    dietaryRestrictions: [],
    caloriesPerDay: null,
    status: 'active',
  };
  expect(cellsOf(dietPlansScreen, plan)).toEqual([
    'Lean Start',
    'Not Assigned',
    '01/05/2026',
    'N/A',
    'Weight Loss',
    'None',
    'N/A',
    'Active',
  ]);
  const given = {
    member: { id: '1', name: 'Ada Moss' },
    endDate: '2026-03-31',
    dietaryRestrictions: ['Gluten-Free', 'No cilantro'],
    caloriesPerDay: 1850,
  };
  expect(cellsOf(dietPlansScreen, { ...plan, ...given })).toEqual([
    'Lean Start',
    'Ada Moss',
    '01/05/2026',
    '03/31/2026',
    'Weight Loss',
    'Gluten-Free, No cilantro',
    '1850 kcal',
    'Active',
  ]);
});

test('a diet plan has a name, a calendar day, and no nutrient below 0', async () => {
  const plan = { planName: 'Lean Start', memberId: 1, startDate: '2026-01-05' };
  expect(await messagesFor(dietPlansScreen, { ...plan, caloriesPerDay: 0, fatGrams: 0.5 })).toEqual({});
  expect(await messagesFor(dietPlansScreen, { ...plan, planName: ' ', status: '' })).toEqual({
    planName: 'Plan name is required',
    status: 'Status is required',
  });
  const below = { caloriesPerDay: -1, proteinGrams: -1, carbsGrams: -0.5, fatGrams: -0.5 };
  expect(await messagesFor(dietPlansScreen, { ...plan, ...below })).toEqual({
    caloriesPerDay: 'Calories per day cannot be below 0',
    proteinGrams: 'Protein grams cannot be below 0',
    carbsGrams: 'Carbs grams cannot be below 0',
    fatGrams: 'Fat grams cannot be below 0',
  });
  const wrong = { planName: 'x'.repeat(201), carbsGrams: 'many', endDate: '13/01/2026' };
  expect(await messagesFor(dietPlansScreen, { ...plan, ...wrong })).toEqual({
    planName: 'Plan name may have 200 characters at the most',
    carbsGrams: 'Carbs grams must be a number',
    endDate: 'Enter a date as MM/DD/YYYY',
  });
});

test('drop-downs have the choices of the master data', () => {
  expect(choicesOf(trainersScreen)).toEqual({
    gender: 'Members: gender',
    specializations: 'Trainers: specializations',
    certifications: 'Trainers: certifications',
    status: 'Trainers: status',
    availability: 'Trainers: availability',
  });
  expect(choicesOf(sessionsScreen)).toEqual({
    sessionType: 'Sessions: session_type',
    status: 'Sessions: status',
    intensity: 'Sessions: intensity',
    equipment: 'Sessions: equipment',
    goals: 'Sessions: goals',
    paymentStatus: 'Pending, Paid, Refunded',
  });
  expect(choicesOf(dietPlansScreen)).toMatchObject({ goal: 'DietPlans: goal', status: 'DietPlans: status' });
});

test('choices that cannot be fetched have a text', () => {
  const failed = 'Failed to fetch dropdown options';
  expect(fallbacksOf(trainersScreen)).toEqual({
    Specializations: failed,
    Certifications: failed,
    Status: failed,
    Availability: failed,
  });
  expect(fallbacksOf(sessionsScreen)).toEqual({
    Member: 'Failed to fetch members',
    Trainer: 'Failed to fetch trainers',
    Location: 'Failed to fetch locations',
  });
});
