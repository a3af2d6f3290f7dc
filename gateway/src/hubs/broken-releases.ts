import type { Bundle } from '@gym/graphql-api';
import type { GraphQLSchema } from 'graphql';
import type { HubBundle } from './bundle.ts';
import { findInvalidOperations } from './hub-documents.ts';
import { firstOf } from './hub-json-schema.ts';

/** A release whose GraphQL documents a schema does not accept. */
export interface BrokenRelease {
  remote: string;
  version: string;
  problems: string[];
}

/** The most problems of a release that are listed. */
const MOST = 20;

/** Which of the releases use what a schema does not have. A stored bundle never changes, so that each is validated once. */
export class BrokenReleases {
  private readonly problems = new WeakMap<Bundle, string[]>();

  private readonly schema: GraphQLSchema;

  constructor(schema: GraphQLSchema) {
    this.schema = schema;
  }

  of(bundles: Iterable<Bundle>): BrokenRelease[] {
    return [...bundles].flatMap(bundle => {
      const problems = this.problemsOf(bundle);
      return problems.length > 0 ? [{ remote: bundle.remote, version: bundle.version, problems }] : [];
    });
  }

  private problemsOf(bundle: Bundle): string[] {
    const problems =
      this.problems.get(bundle) ?? firstOf(findInvalidOperations(bundle as HubBundle, this.schema), MOST);
    this.problems.set(bundle, problems);
    return problems;
  }
}
