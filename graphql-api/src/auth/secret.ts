import { t as dbType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A random secret that the API's processes share through the database: the key that signs tokens. */
@Entity()
export class Secret {
  @PrimaryKey({ type: dbType.text }) name!: string;
  @Property({ type: dbType.text }) value!: string;
}
