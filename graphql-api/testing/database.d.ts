declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which databases can be made, given by the run's global setup. */
    databaseAdminUrl?: string;
  }
}
/** A migrated and seeded database of a test file's own: no demo data, one user for each role. */
export declare function createTestDatabase(): Promise<{
  url: string;
  drop(): Promise<void>;
}>;
