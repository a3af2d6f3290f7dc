import type { Api } from '../src/api.ts';
import { Records } from './records.ts';
/** What the API answered instead of data: its first error, as a client sees it. */
export declare class Refused extends Error {
  readonly extensions: Record<string, unknown>;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  constructor(message: string, extensions: Record<string, unknown>);
}
/** Somebody who uses the API. */
export declare class Person {
  private readonly api;
  readonly token: string | undefined;
  private readonly address;
  constructor(api: Api, token: string | undefined, address?: string);
  /** The data of an operation, as JSON carries it. @throws Refused */
  ask<T = Record<string, unknown>>(query: string, variables?: Record<string, unknown>): Promise<T>;
  /** Signs in and answers the token. @throws Refused */
  signIn(username: string, password: string): Promise<string>;
  /** The records of a type, such as Member, as this person may use them. */
  records(type: string): Records;
  /** The same person at another network address. */
  at(address: string): Person;
}
