import { t as dbType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Rows whose texts are computed again by one statement. */
export const SEARCH_TEXT_BATCH = 1_000;

/**
 * Rows whose `search_text` has an earlier title of the record that they refer to. A rename adds them where it leaves
 * more than `SEARCH_TEXT_BATCH` rows to the job `refresh-search-texts`.
 */
@Entity()
export class StaleSearchText {
  /** The table of the rows. */
  @PrimaryKey({ type: dbType.text }) tableName!: string;
  /** Their column that has the id of the record. */
  @PrimaryKey({ type: dbType.text }) columnName!: string;
  @PrimaryKey({ type: dbType.integer }) recordId!: number;
  /** The largest id of the rows that are done. */
  @Property({ type: dbType.integer }) refreshedTo!: number;
}
