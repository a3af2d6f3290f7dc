import { formatDay } from '@gym/hub-kit';
import { CrudScreen, defineFilters, defineScreen, endBeforeStart } from '@gym/hub-kit/screen';
import { dietPlanSchema, emptyDietPlan } from './diet-plan.schema.ts';
import {
  createDietPlanDocument,
  deleteDietPlanDocument,
  dietPlanDocument,
  dietPlansDocument,
  memberOptionsDocument,
  updateDietPlanDocument,
} from './diet-plans.graphql.ts';

const masterData = (dropdown: string) => ({ page: 'DietPlans', dropdown }) as const;

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

export const dietPlansScreen = defineScreen({
  resource: 'diet-plans',
  title: 'Diet Plans Management',
  icon: 'diet',
  addLabel: 'Add Diet Plan',
  entity: { one: 'diet plan', many: 'diet plans' },
  documents: {
    list: dietPlansDocument,
    get: dietPlanDocument,
    create: createDietPlanDocument,
    update: updateDietPlanDocument,
    remove: deleteDietPlanDocument,
  },
  columns: [
    { key: 'planName', title: 'Plan Name', sortKey: 'planName', width: '3fr', minWidth: 170 },
    {
      key: 'member',
      title: 'Assigned To',
      sortKey: 'memberName',
      width: '3fr',
      minWidth: 145,
      value: ({ member }) => member?.name,
      record: { options: memberOptionsDocument, id: ({ member }) => member?.id },
      empty: 'Not Assigned',
    },
    { key: 'startDate', title: 'Start Date', sortKey: 'startDate', minWidth: 102, format: formatDay },
    {
      key: 'endDate',
      title: 'End Date',
      sortKey: 'endDate',
      minWidth: 102,
      format: formatDay,
      empty: 'N/A',
    },
    { key: 'goal', title: 'Goal', sortKey: 'goal', width: '2fr', minWidth: 130 },
    {
      key: 'dietaryRestrictions',
      title: 'Dietary Restrictions',
      width: '3fr',
      minWidth: 148,
      format: restrictions => restrictions.join(', '),
      empty: 'None',
    },
    {
      key: 'caloriesPerDay',
      title: 'Daily Calories',
      sortKey: 'caloriesPerDay',
      minWidth: 120,
      align: 'end',
      format: calories => (calories === null ? '' : `${calories} kcal`),
      empty: 'N/A',
    },
    {
      key: 'status',
      title: 'Status',
      sortKey: 'status',
      minWidth: 108,
      chip: { active: 'green', completed: 'blue', '*': 'grey' },
    },
  ],
  filters: defineFilters(dietPlansDocument, [
    { kind: 'text', name: 'planName', label: 'Plan Name' },
    { kind: 'reference', name: 'memberId', label: 'Assigned To', options: memberOptionsDocument },
    { kind: 'date', name: 'startDate', label: 'Start Date' },
    { kind: 'date', name: 'endDate', label: 'End Date' },
    { kind: 'choice', name: 'goal', label: 'Goal', masterData: masterData('goal') },
    {
      kind: 'list',
      name: 'dietaryRestrictions',
      label: 'Dietary Restrictions',
      choices: commonRestrictions,
    },
    { kind: 'number', name: 'caloriesPerDay', label: 'Daily Calories' },
    { kind: 'choice', name: 'status', label: 'Status', masterData: masterData('status') },
  ]),
  rowName: ({ planName, member }) => `${planName}, ${member?.name}`,
  sort: { planName: 'asc' },
  pageSize: 10,
  pageSizes: [5, 10, 25],
  searchLabel: 'Search by plan, member or goal',
  dialogTitles: { add: 'Add New Diet Plan' },
  form: {
    schema: dietPlanSchema,
    empty: emptyDietPlan,
    warnings: [endBeforeStart('startDate', 'endDate', 'The plan ends before it starts.')],
    sections: [
      {
        title: 'Plan',
        fields: [
          { kind: 'text', name: 'planName', label: 'Plan Name' },
          {
            kind: 'reference',
            name: 'memberId',
            label: 'Member',
            options: memberOptionsDocument,
            failed: 'Failed to fetch members',
          },
          { kind: 'date', name: 'startDate', label: 'Start Date' },
          { kind: 'date', name: 'endDate', label: 'End Date' },
          { kind: 'select', name: 'goal', label: 'Goal', masterData: masterData('goal') },
          { kind: 'select', name: 'status', label: 'Status', masterData: masterData('status') },
        ],
      },
      {
        title: 'Nutrition per Day',
        fields: [
          {
            kind: 'number',
            name: 'caloriesPerDay',
            label: 'Calories per Day',
            min: 0,
            step: 50,
            unit: 'kcal',
            span: 3,
          },
          { kind: 'number', name: 'proteinGrams', label: 'Protein', min: 0, step: 5, unit: 'g', span: 3 },
          { kind: 'number', name: 'carbsGrams', label: 'Carbs', min: 0, step: 5, unit: 'g', span: 3 },
          { kind: 'number', name: 'fatGrams', label: 'Fat', min: 0, step: 5, unit: 'g', span: 3 },
        ],
      },
      {
        title: 'Food',
        fields: [
          {
            kind: 'multi-select',
            name: 'dietaryRestrictions',
            label: 'Dietary Restrictions',
            choices: commonRestrictions,
            freeEntry: true,
            span: 12,
          },
          {
            kind: 'multi-select',
            name: 'mealPlans',
            label: 'Meal Plans',
            choices: [],
            freeEntry: true,
            placeholder: 'Type a meal and press Enter',
            span: 12,
          },
          {
            kind: 'multi-select',
            name: 'supplements',
            label: 'Supplements',
            choices: commonSupplements,
            freeEntry: true,
            span: 12,
          },
          { kind: 'textarea', name: 'notes', label: 'Notes' },
        ],
      },
    ],
  },
});

export default function DietPlansScreen() {
  return <CrudScreen screen={dietPlansScreen} />;
}
