import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Member } from '../members/member.ts';

const GOALS = [
  'Weight Loss',
  'Muscle Gain',
  'Maintenance',
  'Endurance',
  'Strength',
  'General Health',
  'Body Recomposition',
  'Medical',
];

@Entity()
@ObjectType({ description: 'The diet recommended to a member' })
export class DietPlan extends BaseRecord {
  @Column.reference(() => Member, { required: 'Member is required', search: true }) member!: Rel<Member>;
  @Column.text({ required: 'Plan name is required', max: 200, search: true, naturalOrder: true })
  planName!: string;
  @Column.date({ required: 'Start date is required' }) startDate!: string;
  @Column.date({ description: 'Last day; null for no end' }) endDate?: string;
  @Column.choice({ masterData: 'DietPlans.goal', choices: GOALS, search: true }) goal?: string;
  @Column.textList({ description: 'What the member must not eat' }) dietaryRestrictions!: string[];
  @Column.textList({ description: 'Meals, each an entry' }) mealPlans!: string[];
  @Column.number({ min: 0, description: 'Calories a day, in kcal' }) caloriesPerDay?: number;
  @Column.number({ min: 0, description: 'Protein a day, in grams' }) proteinGrams?: number;
  @Column.number({ min: 0, description: 'Carbohydrates a day, in grams' }) carbsGrams?: number;
  @Column.number({ min: 0, description: 'Fat a day, in grams' }) fatGrams?: number;
  @Column.textList() supplements!: string[];
  @Column.text() notes?: string;
  @Column.choice({
    required: 'Status is required',
    default: 'active',
    masterData: 'DietPlans.status',
    choices: ['active', 'completed', 'paused', 'cancelled'],
    description: 'active, completed and others',
  })
  status!: string;
}

export const dietPlans = defineResource(DietPlan, {
  resource: 'diet-plans',
  singular: 'dietPlan',
  plural: 'dietPlans',
  grants: { Reception: 'view menu', Trainer: 'view add edit delete menu' },
  title: 'planName',
  defaultSort: { planName: 'asc' },
});
