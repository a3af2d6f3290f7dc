import { defineScreen, endBeforeStart } from '@gym/hub-kit/define';
import { today } from '@gym/hub-kit/format';
import { dietPlans } from '@gym/hub-kit/resources';
import { planEnd } from './plan-end.ts';

/** What is common; anything else can be entered beside it. */
const commonRestrictions = [
  'Vegetarian',
  'Vegan',
  'Gluten-Free',
  'Lactose-Free',
  'Nut Allergy',
  'Low Sodium',
  'Halal',
  'Kosher',
];
const commonSupplements = [
  'Whey Protein',
  'Creatine',
  'Omega-3',
  'Vitamin D',
  'Magnesium',
  'Multivitamin',
  'Electrolytes',
];

export default defineScreen(dietPlans, {
  title: 'Diet Plans Management',
  icon: 'diet',
  fields: {
    caloriesPerDay: { step: 50, unit: 'kcal' },
    proteinGrams: { label: 'Protein', step: 5, unit: 'g' },
    carbsGrams: { label: 'Carbs', step: 5, unit: 'g' },
    fatGrams: { label: 'Fat', step: 5, unit: 'g' },
    dietaryRestrictions: { choices: commonRestrictions, freeEntry: true },
    mealPlans: { choices: [], freeEntry: true, placeholder: 'Type a meal and press Enter' },
    supplements: { choices: commonSupplements, freeEntry: true },
    notes: { kind: 'textarea' },
  },
  columns: {
    planName: {},
    member: { title: 'Assigned To', tellsApart: true, empty: 'Not Assigned' },
    startDate: {},
    endDate: { empty: 'N/A' },
    goal: {},
    dietaryRestrictions: {
      format: restrictions => restrictions.join(', '),
      empty: 'None',
    },
    caloriesPerDay: {
      unsummed: true,
      title: 'Daily Calories',
      format: calories => (calories === null ? '' : `${calories} kcal`),
      empty: 'N/A',
    },
    status: { chip: { active: 'green', completed: 'blue', '*': 'grey' } },
  },
  filters: [
    'planName',
    'member',
    'startDate',
    'endDate',
    'goal',
    'dietaryRestrictions',
    'caloriesPerDay',
    'status',
  ],
  rowName: ({ planName, member }) => `${planName}, ${member?.name}`,
  tabs: 'status',
  attentionTabs: [
    { label: 'Ending Soon', due: planEnd },
    { label: 'Past End Date', overdue: planEnd },
  ],
  actions: [
    {
      icon: 'check',
      label: 'Complete',
      when: ({ status, endDate }) => status === 'active' && endDate !== null && endDate <= today(),
      change: { status: 'completed' },
    },
  ],
  sort: { planName: 'asc' },
  searchLabel: 'Search by plan, member or goal',
  dialogTitles: { add: 'Add New Diet Plan' },
  form: {
    warnings: [endBeforeStart('startDate', 'endDate', 'The plan ends before it starts.')],
    sections: [
      { title: 'Plan', fields: ['planName', 'member', 'startDate', 'endDate', 'goal', 'status'] },
      {
        title: 'Nutrition per Day',
        span: 3,
        fields: ['caloriesPerDay', 'proteinGrams', 'carbsGrams', 'fatGrams'],
      },
      { title: 'Food', span: 12, fields: ['dietaryRestrictions', 'mealPlans', 'supplements', 'notes'] },
    ],
  },
});
