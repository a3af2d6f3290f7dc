import type { DietPlan } from '../resources/diet-plans/diet-plan.ts';
import { addDays, dayBetween, later, momentOn, recordsBegin } from './days.ts';
import type { MemberStory } from './members.ts';
import { createRandom, type Random } from './random.ts';
import { numbered, recordOf, type Edit, type Fields, type Story } from './story.ts';

const templates = [
  {
    goal: 'Weight Loss',
    names: ['12-Week Lean Down', 'Light & Steady', 'Reset'],
    calories: [1500, 1900],
    protein: 0.32,
    fat: 0.28,
  },
  {
    goal: 'Muscle Gain',
    names: ['Lean Bulk', 'Strong Start', 'Mass Builder'],
    calories: [2500, 3300],
    protein: 0.3,
    fat: 0.25,
  },
  {
    goal: 'Maintenance',
    names: ['Everyday Balance', 'Keep It Going'],
    calories: [1900, 2500],
    protein: 0.25,
    fat: 0.3,
  },
  {
    goal: 'Endurance',
    names: ['Marathon Fuel', 'Long Ride'],
    calories: [2400, 3000],
    protein: 0.2,
    fat: 0.22,
  },
  {
    goal: 'General Health',
    names: ['Mediterranean Way', 'Whole Foods First'],
    calories: [1800, 2300],
    protein: 0.22,
    fat: 0.34,
  },
  {
    goal: 'Body Recomposition',
    names: ['Recomp 16', 'Fit & Firm'],
    calories: [1900, 2400],
    protein: 0.34,
    fat: 0.27,
  },
] as const;

const restrictions = [
  'Vegetarian',
  'Vegan',
  'Gluten-Free',
  'Lactose-Free',
  'Nut Allergy',
  'Low Sodium',
  'Halal',
  'Kosher',
];

const meals = [
  'Oatmeal with berries and walnuts',
  'Greek yogurt with fruit',
  'Scrambled eggs on whole-grain toast',
  'Chicken breast with quinoa and greens',
  'Lentil soup with whole-grain bread',
  'Tofu stir-fry with brown rice',
  'Grilled salmon with sweet potato',
  'Turkey chili with beans',
  'Chickpea salad with feta',
  'Cottage cheese with apple',
  'Protein shake with banana',
];

const supplements = [
  'Whey Protein',
  'Creatine',
  'Omega-3',
  'Vitamin D',
  'Magnesium',
  'Multivitamin',
  'Electrolytes',
];

/** Diet plans of members who train with a trainer. */
export function makeDietPlans(today: string, members: readonly MemberStory[]): Story<Fields<DietPlan>>[] {
  const random = createRandom('diet plans');
  const chosen = members
    .map(recordOf)
    .filter(member => member.assignedTrainerId !== null && random.chance(0.55));
  return numbered(
    chosen.flatMap(member => {
      const earliest = later(member.joiningDate, addDays(recordsBegin(today), 30));
      const start = later(earliest, dayBetween(random, addDays(today, -420), addDays(today, -3)));
      const plan = makePlan(random, member.id, start, today);
      const next = addDays(plan.first.endDate!, 7);
      return next < today && random.chance(0.5) ? [plan, makePlan(random, member.id, next, today)] : [plan];
    }),
  );
}

function makePlan(random: Random, memberId: number, startDate: string, today: string) {
  const { goal, names, calories, protein, fat } = random.pick(templates);
  const caloriesPerDay = random.whole(calories[0] / 50, calories[1] / 50) * 50;
  const proteinGrams = Math.round((caloriesPerDay * protein) / 4);
  const fatGrams = Math.round((caloriesPerDay * fat) / 9);
  const endDate = addDays(startDate, random.pick([42, 56, 84, 84, 112]));
  const edits: Edit<Fields<DietPlan>>[] = [];
  const edit = (day: string, status: string) =>
    edits.push({ at: momentOn(random, day, today), by: 'trainer', set: { status } });
  if (endDate < today) edit(endDate, 'completed');
  else if (startDate < today && random.chance(0.06))
    edit(dayBetween(random, addDays(startDate, 1), today), 'paused');
  return {
    createdAt: momentOn(random, startDate, today),
    by: 'trainer' as const,
    first: {
      memberId,
      planName: random.pick<string>(names),
      startDate,
      endDate,
      goal,
      dietaryRestrictions: random.chance(0.4) ? random.some(restrictions, random.whole(1, 2)) : [],
      mealPlans: random.some(meals, random.whole(3, 5)),
      caloriesPerDay,
      proteinGrams,
      carbsGrams: Math.round((caloriesPerDay - 4 * proteinGrams - 9 * fatGrams) / 4),
      fatGrams,
      supplements: random.some(supplements, random.whole(0, 3)),
      status: 'active',
    },
    edits,
  };
}
