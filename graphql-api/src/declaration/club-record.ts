import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Id, Moment, Version } from './columns.ts';

/** What every record has. */
@Entity({ abstract: true })
@ObjectType()
export abstract class ClubRecord {
  @Id() id!: number;

  @Version() version!: number;

  @Moment({ readOnly: true, description: 'When the record was made', stored: { defaultRaw: 'now()' } })
  createdAt!: Date;

  @Moment({
    readOnly: true,
    description: 'When the record was last changed',
    stored: { defaultRaw: 'now()', onUpdate: () => new Date() },
  })
  updatedAt!: Date;
}
