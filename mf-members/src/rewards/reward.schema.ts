import { today } from '@gym/hub-kit';
import { dayText } from '@gym/hub-kit/screen';
import { array, number, object, string, type InferType } from 'yup';

const notNegative = 'Points must be a positive number';

export const rewardSchema = object({
  memberId: string().required('Member is required'),
  points: number()
    .typeError(notNegative)
    .required(notNegative)
    .min(0, notNegative)
    .integer('Points must be a whole number'),
  level: string().required('Level is required'),
  expiryDate: dayText().required('Expiry date is required'),
  status: string().required('Status is required'),
  rewardsEarned: array(string().defined()).defined(),
  rewardsRedeemed: array(string().defined()).defined(),
});

export type RewardValues = InferType<typeof rewardSchema>;

export const emptyReward = (): RewardValues => ({
  memberId: '',
  points: 0,
  level: 'Bronze',
  expiryDate: today(12),
  status: 'active',
  rewardsEarned: [],
  rewardsRedeemed: [],
});
