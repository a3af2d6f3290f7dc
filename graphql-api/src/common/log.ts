/** Where a process reports failures that clients do not see in full, with the id that they were shown. */
export interface Log {
  error(details: object, message: string): void;
  info(details: object, message: string): void;
}
