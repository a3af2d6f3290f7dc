import { dayText } from '@gym/hub-kit/screen';
import { array, number, object, string, type InferType } from 'yup';

const amount = (label: string) =>
  number().typeError(`${label} must be a number`).min(0, `${label} cannot be below 0`).nullable().defined();

export const dietPlanSchema = object({
  planName: string().trim().required('Plan name is required'),
  memberId: string().required('Member is required'),
  startDate: dayText().required('Start date is required'),
  endDate: dayText(),
  goal: string().defined(),
  status: string().required('Status is required'),
  caloriesPerDay: amount('Calories per day'),
  proteinGrams: amount('Protein grams'),
  carbsGrams: amount('Carbs grams'),
  fatGrams: amount('Fat grams'),
  dietaryRestrictions: array(string().defined()).defined(),
  mealPlans: array(string().defined()).defined(),
  supplements: array(string().defined()).defined(),
  notes: string().defined(),
});

export type DietPlanValues = InferType<typeof dietPlanSchema>;

export const emptyDietPlan = (): DietPlanValues => ({
  planName: '',
  memberId: '',
  startDate: '',
  endDate: '',
  goal: '',
  status: 'active',
  caloriesPerDay: null,
  proteinGrams: null,
  carbsGrams: null,
  fatGrams: null,
  dietaryRestrictions: [],
  mealPlans: [],
  supplements: [],
  notes: '',
});
