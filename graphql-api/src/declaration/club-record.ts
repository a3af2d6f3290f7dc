import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Column } from './columns.ts';

/** What every record has. */
@Entity({ abstract: true })
@ObjectType()
export abstract class ClubRecord {
  @Column.id() id!: number;

  @Column.version() version!: number;

  @Column.dateTime({
    readOnly: true,
    description: 'When the record was made',
    stored: { defaultRaw: 'now()' },
  })
  createdAt!: Date;

  @Column.dateTime({
    readOnly: true,
    description: 'When the record was last changed',
    stored: { defaultRaw: 'now()', onUpdate: () => new Date() },
  })
  updatedAt!: Date;
}
