import { type Cache, defaultDataIdFromObject, InMemoryCache, type Reference } from '@apollo/client';
import type { DocumentNode } from 'graphql';

/** Whether records as they were are being written, which is done at once. */
let isPast = false;

/**
 * The cache of the app, and so of every hub. Objects are stored by type and id except for those that share them with other
 * ones: options, whose id is that of a record of any resource, and what is read with `asOf`, which is the record as it was.
 */
export class ClubCache extends InMemoryCache {
  constructor() {
    super({
      typePolicies: { Option: { keyFields: false } },
      dataIdFromObject: (object, context) => (isPast ? undefined : defaultDataIdFromObject(object, context)),
    });
  }

  override write(options: Cache.WriteOptions): Reference | undefined {
    const before = isPast;
    isPast = readsPast(options.query);
    try {
      return super.write(options);
    } finally {
      isPast = before;
    }
  }
}

const pastByDocument = new WeakMap<DocumentNode, boolean>();

function readsPast(document: DocumentNode): boolean {
  let isPast = pastByDocument.get(document);
  if (isPast === undefined)
    pastByDocument.set(document, (isPast = JSON.stringify(document).includes('"asOf"')));
  return isPast;
}
