import { ApolloClient, ApolloLink, DocumentTransform, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { ClubCache } from '../../common/club-cache.ts';
import { documentAtDay } from './document-at-day.ts';

/**
 * A client that reads records as of a day, into a cache of its own, and changes nothing. Hubs do not know its documents,
 * so that the server reads them as ad hoc requests, which do not slow down staff.
 * @param current the client of the app, by which it sends
 * @param day `yyyy-mm-dd`, or relative
 */
export function pastClient(
  current: Pick<ApolloClient, 'link' | 'defaultOptions'>,
  day: string,
): ApolloClient {
  const rejectChanges = new ApolloLink((operation, forward) =>
    operation.operationType === OperationTypeNode.MUTATION
      ? new Observable(observer => observer.error(new Error(`Nothing can be changed as of ${day}`)))
      : forward(operation),
  );
  return new ApolloClient({
    cache: new ClubCache(),
    documentTransform: new DocumentTransform(document => documentAtDay(document, day)),
    link: ApolloLink.from([rejectChanges, current.link]),
    defaultOptions: current.defaultOptions,
  });
}
