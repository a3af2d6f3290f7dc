import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, InputType, ObjectType } from 'type-graphql';
import { ClubRecord } from '../kernel/club-record.ts';
import { Choice, Email, Structure, Text, TextList, Whole } from '../kernel/columns.ts';
import { defineResource } from '../kernel/resource.ts';

/** One line of free text for each weekday, such as 09:00-18:00. */
@ObjectType({ description: 'Opening hours by weekday, free text such as 09:00-18:00' })
@InputType('OpeningHoursInput', { description: 'Opening hours by weekday, free text such as 09:00-18:00' })
export class OpeningHours {
  @Field(() => String, { nullable: true, simple: true, description: 'Monday' }) monday?: string;
  @Field(() => String, { nullable: true, simple: true, description: 'Tuesday' }) tuesday?: string;
  @Field(() => String, { nullable: true, simple: true, description: 'Wednesday' }) wednesday?: string;
  @Field(() => String, { nullable: true, simple: true, description: 'Thursday' }) thursday?: string;
  @Field(() => String, { nullable: true, simple: true, description: 'Friday' }) friday?: string;
  @Field(() => String, { nullable: true, simple: true, description: 'Saturday' }) saturday?: string;
  @Field(() => String, { nullable: true, simple: true, description: 'Sunday' }) sunday?: string;
}

const REQUIRED = 'Please fill in all required fields';

@Entity()
@ObjectType({ description: 'A place of the club' })
export class Location extends ClubRecord {
  @Text({ required: REQUIRED, max: 200, search: true }) name!: string;
  @Text({ required: REQUIRED, max: 300, search: true }) address!: string;
  @Text({ required: REQUIRED, max: 100, search: true }) city!: string;
  @Text({ required: REQUIRED, max: 100 }) state!: string;
  @Text({ required: REQUIRED, max: 20, search: true }) zipCode!: string;
  @Text({ max: 50 }) phone?: string;
  @Email() email?: string;
  @Whole({ min: 0, description: 'How many people fit in' }) capacity?: number;
  @Choice({ default: 'active', masterData: 'Locations.status' }) status!: string;
  @Structure(() => OpeningHours, () => OpeningHours) openingHours?: OpeningHours;
  @TextList() amenities!: string[];
}

export const locations = defineResource(Location, {
  resource: 'locations',
  singular: 'location',
  plural: 'locations',
  defaultSort: { name: 'asc' },
});
