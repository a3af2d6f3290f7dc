import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { ClubRecord } from '../../declaration/club-record.ts';
import { Choice, Day, Decimal, Ref, Text, TextList } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Member } from '../members/member.ts';

@Entity()
@ObjectType({ description: 'What a member is advised to eat' })
export class DietPlan extends ClubRecord {
  @Ref(() => Member, { required: 'Member is required', search: true }) member!: Rel<Member>;
  @Text({ required: 'Plan name is required', max: 200, search: true, naturalOrder: true }) planName!: string;
  @Day({ required: 'Start date is required' }) startDate!: string;
  @Day({ description: 'Last day; missing for no end' }) endDate?: string;
  @Choice({ masterData: 'DietPlans.goal', search: true }) goal?: string;
  @TextList({ description: 'What is to be avoided' }) dietaryRestrictions!: string[];
  @TextList({ description: 'Meals, each an entry' }) mealPlans!: string[];
  @Decimal({ min: 0, description: 'Calories a day, in kcal' }) caloriesPerDay?: number;
  @Decimal({ min: 0, description: 'Protein a day, in grams' }) proteinGrams?: number;
  @Decimal({ min: 0, description: 'Carbohydrates a day, in grams' }) carbsGrams?: number;
  @Decimal({ min: 0, description: 'Fat a day, in grams' }) fatGrams?: number;
  @TextList() supplements!: string[];
  @Text() notes?: string;
  @Choice({
    required: 'Status is required',
    default: 'active',
    masterData: 'DietPlans.status',
    description: 'active, completed and others',
  })
  status!: string;
}

export const dietPlans = defineResource(DietPlan, {
  resource: 'diet-plans',
  singular: 'dietPlan',
  plural: 'dietPlans',
  title: 'planName',
  defaultSort: { planName: 'asc' },
});
