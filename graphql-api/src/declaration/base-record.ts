import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Column } from './columns.ts';

/** The columns of every record. */
@Entity({ abstract: true })
@ObjectType()
export abstract class BaseRecord {
  @Column.id() id!: number;

  @Column.version() version!: number;

  @Column.dateTime({
    readOnly: true,
    stored: { defaultRaw: 'now()' },
  })
  createdAt!: Date;

  @Column.dateTime({
    readOnly: true,
    stored: { defaultRaw: 'now()', onUpdate: () => new Date() },
  })
  updatedAt!: Date;
}
