import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, InputType, ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const HOURS = 'Opening hours by weekday, free text such as 09:00-18:00';

@ObjectType({ description: HOURS })
@InputType('OpeningHoursInput', { description: HOURS })
export class OpeningHours implements Partial<Record<(typeof WEEKDAYS)[number], string>> {
  @Line('Monday') monday?: string;
  @Line('Tuesday') tuesday?: string;
  @Line('Wednesday') wednesday?: string;
  @Line('Thursday') thursday?: string;
  @Line('Friday') friday?: string;
  @Line('Saturday') saturday?: string;
  @Line('Sunday') sunday?: string;
}

function Line(description: string): PropertyDecorator {
  return Field(() => String, { nullable: true, description });
}

const REQUIRED = 'Please fill in all required fields';

@Entity()
@ObjectType({ description: 'A location of the club' })
export class Location extends BaseRecord {
  @Column.text({ required: REQUIRED, max: 200, search: true, naturalOrder: true }) name!: string;
  @Column.text({ required: REQUIRED, max: 300, search: true }) address!: string;
  @Column.text({ required: REQUIRED, max: 100, search: true }) city!: string;
  @Column.text({ required: REQUIRED, max: 100 }) state!: string;
  @Column.text({ required: REQUIRED, max: 20, search: true }) zipCode!: string;
  @Column.text({ max: 50 }) phone?: string;
  @Column.email() email?: string;
  @Column.int({ min: 0, description: 'How many people fit in' }) capacity?: number;
  @Column.choice({
    default: 'active',
    masterData: 'Locations.status',
    choices: ['active', 'maintenance', 'inactive', 'closed'],
    description: 'active, maintenance and others',
  })
  status!: string;
  @Column.json(OpeningHours, WEEKDAYS) openingHours?: OpeningHours;
  @Column.textList({ description: 'What people find there, such as a sauna' }) amenities!: string[];
}

/** Locations whose occupancy is known. */
const MEASURED = { status: { eq: 'active' }, capacity: { gt: 0 } };

export const locations = defineResource(Location, {
  resource: 'locations',
  singular: 'location',
  plural: 'locations',
  grants: { Accounts: 'view menu', Reception: 'view menu', Trainer: 'view' },
  defaultSort: { name: 'asc' },
  figures: {
    places: {
      unit: 'count',
      sum: 'capacity',
      label: 'Places',
      description: 'how many people fit into active locations',
      filter: MEASURED,
    },
    occupiedPlaces: {
      unit: 'count',
      related: 'visits',
      figure: 'inside',
      label: 'Occupied Places',
      description: 'members who are inside active locations whose capacity is entered',
      filter: MEASURED,
    },
    occupancy: {
      unit: 'share',
      of: 'occupiedPlaces',
      in: 'places',
      label: 'Occupancy',
      description: 'the share of places that are occupied',
    },
  },
});
