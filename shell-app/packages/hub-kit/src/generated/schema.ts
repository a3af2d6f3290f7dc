// Generated from graphql-api/schema.graphql by generate-schema-types.ts.
interface SchemaTypes {
  'Activity': { kind: 'OBJECT'; name: 'Activity'; fields: {
    'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'resource': { name: 'resource'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'text': { name: 'text'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'Boolean': unknown;
  'Dashboard': { kind: 'OBJECT'; name: 'Dashboard'; fields: {
    'activeMembers': { name: 'activeMembers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'activeTrainers': { name: 'activeTrainers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'monthlyRevenue': { name: 'monthlyRevenue'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'newMembersPercent': { name: 'newMembersPercent'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'newThisMonth': { name: 'newThisMonth'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'recentActivities': { name: 'recentActivities'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Activity'; ofType: null } } } } };
    'totalMembers': { name: 'totalMembers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'DateTimeISO': unknown;
  'DayFilter': { kind: 'INPUT_OBJECT'; name: 'DayFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'gt'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'gte'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'in'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } }; defaultValue: null },
    { name: 'isNull'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'lt'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'lte'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'ne'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'notIn'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } }; defaultValue: null },
  ] };
  'FlagFilter': { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
  ] };
  'Float': unknown;
  'ID': unknown;
  'IdFilter': { kind: 'INPUT_OBJECT'; name: 'IdFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'in'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } }; defaultValue: null },
    { name: 'isNull'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'ne'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notIn'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } }; defaultValue: null },
  ] };
  'Int': unknown;
  'ListFilter': { kind: 'INPUT_OBJECT'; name: 'ListFilter'; isOneOf: false; inputFields: [
    { name: 'contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'LocalDate': unknown;
  'Location': { kind: 'OBJECT'; name: 'Location'; fields: {
    'address': { name: 'address'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'amenities': { name: 'amenities'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'capacity': { name: 'capacity'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'openingHours': { name: 'openingHours'; type: { kind: 'OBJECT'; name: 'OpeningHours'; ofType: null } };
    'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'zipCode': { name: 'zipCode'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'LocationFilter': { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'amenities'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null } } }; defaultValue: null },
    { name: 'capacity'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null } } }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
  ] };
  'LocationInput': { kind: 'INPUT_OBJECT'; name: 'LocationInput'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'amenities'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'capacity'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'openingHours'; type: { kind: 'INPUT_OBJECT'; name: 'OpeningHoursInput'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'LocationPage': { kind: 'OBJECT'; name: 'LocationPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Location'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'LocationPatch': { kind: 'INPUT_OBJECT'; name: 'LocationPatch'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'amenities'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'capacity'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'openingHours'; type: { kind: 'INPUT_OBJECT'; name: 'OpeningHoursInput'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'LocationSort': { kind: 'INPUT_OBJECT'; name: 'LocationSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'LocationSortField'; ofType: null } }; defaultValue: null },
  ] };
  'LocationSortField': { name: 'LocationSortField'; enumValues: 'address' | 'capacity' | 'city' | 'createdAt' | 'email' | 'id' | 'name' | 'phone' | 'state' | 'status' | 'updatedAt' | 'version' | 'zipCode' };
  'MasterDataItem': { kind: 'OBJECT'; name: 'MasterDataItem'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'displayText': { name: 'displayText'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'dropdownName': { name: 'dropdownName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'isActive': { name: 'isActive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'page': { name: 'page'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'sortOrder': { name: 'sortOrder'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'value': { name: 'value'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'MasterDataItemFilter': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemFilter'; ofType: null } } }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'displayText'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'dropdownName'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemFilter'; ofType: null } } }; defaultValue: null },
    { name: 'page'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'sortOrder'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'value'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'MasterDataItemInput': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemInput'; isOneOf: false; inputFields: [
    { name: 'displayText'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'dropdownName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'page'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'sortOrder'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'value'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'MasterDataItemPage': { kind: 'OBJECT'; name: 'MasterDataItemPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItem'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'MasterDataItemPatch': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemPatch'; isOneOf: false; inputFields: [
    { name: 'displayText'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'dropdownName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'page'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'sortOrder'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'value'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'MasterDataItemSort': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'MasterDataItemSortField'; ofType: null } }; defaultValue: null },
  ] };
  'MasterDataItemSortField': { name: 'MasterDataItemSortField'; enumValues: 'createdAt' | 'displayText' | 'dropdownName' | 'id' | 'isActive' | 'page' | 'sortOrder' | 'updatedAt' | 'value' | 'version' };
  'MasterDataOption': { kind: 'OBJECT'; name: 'MasterDataOption'; fields: {
    'displayText': { name: 'displayText'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'value': { name: 'value'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'Member': { kind: 'OBJECT'; name: 'Member'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'assignedTrainer': { name: 'assignedTrainer'; type: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } };
    'assignedTrainerId': { name: 'assignedTrainerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'dateOfBirth': { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'emergencyContact': { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyPhone': { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'gender': { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'healthConditions': { name: 'healthConditions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'joiningDate': { name: 'joiningDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'membershipEndDate': { name: 'membershipEndDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'membershipStartDate': { name: 'membershipStartDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'membershipType': { name: 'membershipType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'phone': { name: 'phone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'MemberFilter': { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null } } }; defaultValue: null },
    { name: 'assignedTrainer'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null }; defaultValue: null },
    { name: 'assignedTrainerId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'healthConditions'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'membershipEndDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'membershipStartDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'membershipType'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null } } }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
  ] };
  'MemberInput': { kind: 'INPUT_OBJECT'; name: 'MemberInput'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'assignedTrainerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'healthConditions'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'membershipEndDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'membershipStartDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'membershipType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'MemberListFilter': { kind: 'INPUT_OBJECT'; name: 'MemberListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
  ] };
  'MemberPage': { kind: 'OBJECT'; name: 'MemberPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Member'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'MemberPatch': { kind: 'INPUT_OBJECT'; name: 'MemberPatch'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'assignedTrainerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'healthConditions'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'membershipEndDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'membershipStartDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'membershipType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'MemberSort': { kind: 'INPUT_OBJECT'; name: 'MemberSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'MemberSortField'; ofType: null } }; defaultValue: null },
  ] };
  'MemberSortField': { name: 'MemberSortField'; enumValues: 'address' | 'assignedTrainerId' | 'assignedTrainerName' | 'city' | 'createdAt' | 'dateOfBirth' | 'email' | 'emergencyContact' | 'emergencyPhone' | 'gender' | 'id' | 'joiningDate' | 'membershipEndDate' | 'membershipStartDate' | 'membershipType' | 'name' | 'phone' | 'state' | 'status' | 'updatedAt' | 'version' | 'zipCode' };
  'MomentFilter': { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'gt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'gte'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'in'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } }; defaultValue: null },
    { name: 'isNull'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'lt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'lte'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'ne'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'notIn'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } }; defaultValue: null },
  ] };
  'Mutation': { kind: 'OBJECT'; name: 'Mutation'; fields: {
    'changePassword': { name: 'changePassword'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PasswordChanged'; ofType: null } } };
    'createLocation': { name: 'createLocation'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Location'; ofType: null } } };
    'createMasterDataItem': { name: 'createMasterDataItem'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItem'; ofType: null } } };
    'createMember': { name: 'createMember'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Member'; ofType: null } } };
    'createPermission': { name: 'createPermission'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Permission'; ofType: null } } };
    'createTrainer': { name: 'createTrainer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } } };
    'createUser': { name: 'createUser'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null } } };
    'deleteLocation': { name: 'deleteLocation'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteMasterDataItem': { name: 'deleteMasterDataItem'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteMember': { name: 'deleteMember'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deletePermission': { name: 'deletePermission'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteTrainer': { name: 'deleteTrainer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'login': { name: 'login'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Session'; ofType: null } } };
    'setUserStatus': { name: 'setUserStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null } } };
    'updateLocation': { name: 'updateLocation'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Location'; ofType: null } } };
    'updateMasterDataItem': { name: 'updateMasterDataItem'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItem'; ofType: null } } };
    'updateMember': { name: 'updateMember'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Member'; ofType: null } } };
    'updatePermission': { name: 'updatePermission'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Permission'; ofType: null } } };
    'updateTrainer': { name: 'updateTrainer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } } };
    'updateUser': { name: 'updateUser'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null } } };
  } };
  'NumberFilter': { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'gt'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'gte'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'in'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } }; defaultValue: null },
    { name: 'isNull'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'lt'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'lte'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'ne'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'notIn'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } }; defaultValue: null },
  ] };
  'OpeningHours': { kind: 'OBJECT'; name: 'OpeningHours'; fields: {
    'friday': { name: 'friday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'monday': { name: 'monday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'saturday': { name: 'saturday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'sunday': { name: 'sunday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'thursday': { name: 'thursday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'tuesday': { name: 'tuesday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'wednesday': { name: 'wednesday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'OpeningHoursInput': { kind: 'INPUT_OBJECT'; name: 'OpeningHoursInput'; isOneOf: false; inputFields: [
    { name: 'friday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'monday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'saturday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'sunday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'thursday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'tuesday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'wednesday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'Option': { kind: 'OBJECT'; name: 'Option'; fields: {
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'label': { name: 'label'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'PageInfo': { kind: 'OBJECT'; name: 'PageInfo'; fields: {
    'endCursor': { name: 'endCursor'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'hasNextPage': { name: 'hasNextPage'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
  } };
  'PageInput': { kind: 'INPUT_OBJECT'; name: 'PageInput'; isOneOf: false; inputFields: [
    { name: 'after'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'limit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } }; defaultValue: "25" },
    { name: 'offset'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } }; defaultValue: "0" },
  ] };
  'PasswordChanged': { kind: 'OBJECT'; name: 'PasswordChanged'; fields: {
    'message': { name: 'message'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'token': { name: 'token'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'PasswordInput': { kind: 'INPUT_OBJECT'; name: 'PasswordInput'; isOneOf: false; inputFields: [
    { name: 'confirmPassword'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'currentPassword'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'newPassword'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'Permission': { kind: 'OBJECT'; name: 'Permission'; fields: {
    'canAdd': { name: 'canAdd'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'canDelete': { name: 'canDelete'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'canEdit': { name: 'canEdit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'canView': { name: 'canView'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'menuVisible': { name: 'menuVisible'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'resource': { name: 'resource'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'role': { name: 'role'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'PermissionFilter': { kind: 'INPUT_OBJECT'; name: 'PermissionFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PermissionFilter'; ofType: null } } }; defaultValue: null },
    { name: 'canAdd'; type: { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; ofType: null }; defaultValue: null },
    { name: 'canDelete'; type: { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; ofType: null }; defaultValue: null },
    { name: 'canEdit'; type: { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; ofType: null }; defaultValue: null },
    { name: 'canView'; type: { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'menuVisible'; type: { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'PermissionFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PermissionFilter'; ofType: null } } }; defaultValue: null },
    { name: 'resource'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'PermissionInput': { kind: 'INPUT_OBJECT'; name: 'PermissionInput'; isOneOf: false; inputFields: [
    { name: 'canAdd'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'canDelete'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'canEdit'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'canView'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'menuVisible'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'resource'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'PermissionPage': { kind: 'OBJECT'; name: 'PermissionPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Permission'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'PermissionPatch': { kind: 'INPUT_OBJECT'; name: 'PermissionPatch'; isOneOf: false; inputFields: [
    { name: 'canAdd'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'canDelete'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'canEdit'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'canView'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'menuVisible'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'resource'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'PermissionSort': { kind: 'INPUT_OBJECT'; name: 'PermissionSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'PermissionSortField'; ofType: null } }; defaultValue: null },
  ] };
  'PermissionSortField': { name: 'PermissionSortField'; enumValues: 'canAdd' | 'canDelete' | 'canEdit' | 'canView' | 'createdAt' | 'id' | 'menuVisible' | 'resource' | 'role' | 'updatedAt' | 'version' };
  'Query': { kind: 'OBJECT'; name: 'Query'; fields: {
    'dashboard': { name: 'dashboard'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Dashboard'; ofType: null } } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationOptions': { name: 'locationOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'locations': { name: 'locations'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LocationPage'; ofType: null } } };
    'loginHint': { name: 'loginHint'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'masterDataItem': { name: 'masterDataItem'; type: { kind: 'OBJECT'; name: 'MasterDataItem'; ofType: null } };
    'masterDataItemOptions': { name: 'masterDataItemOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'masterDataItems': { name: 'masterDataItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItemPage'; ofType: null } } };
    'masterDataOptions': { name: 'masterDataOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataOption'; ofType: null } } } } };
    'me': { name: 'me'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SignedInUser'; ofType: null } } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'Member'; ofType: null } };
    'memberOptions': { name: 'memberOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'members': { name: 'members'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MemberPage'; ofType: null } } };
    'permission': { name: 'permission'; type: { kind: 'OBJECT'; name: 'Permission'; ofType: null } };
    'permissionOptions': { name: 'permissionOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'permissions': { name: 'permissions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PermissionPage'; ofType: null } } };
    'trainer': { name: 'trainer'; type: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } };
    'trainerOptions': { name: 'trainerOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'trainerStatistics': { name: 'trainerStatistics'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TrainerStatistics'; ofType: null } } };
    'trainers': { name: 'trainers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TrainerPage'; ofType: null } } };
    'user': { name: 'user'; type: { kind: 'OBJECT'; name: 'User'; ofType: null } };
    'userOptions': { name: 'userOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'users': { name: 'users'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'UserPage'; ofType: null } } };
  } };
  'ResourceGrant': { kind: 'OBJECT'; name: 'ResourceGrant'; fields: {
    'add': { name: 'add'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'delete': { name: 'delete'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'edit': { name: 'edit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'menuVisible': { name: 'menuVisible'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'resource': { name: 'resource'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'view': { name: 'view'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
  } };
  'Session': { kind: 'OBJECT'; name: 'Session'; fields: {
    'token': { name: 'token'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'user': { name: 'user'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SignedInUser'; ofType: null } } };
  } };
  'SignedInUser': { kind: 'OBJECT'; name: 'SignedInUser'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'email': { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'fullName': { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'lastLogin': { name: 'lastLogin'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'permissions': { name: 'permissions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ResourceGrant'; ofType: null } } } } };
    'role': { name: 'role'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'username': { name: 'username'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'SortDirection': { name: 'SortDirection'; enumValues: 'ASC' | 'DESC' };
  'String': unknown;
  'TextFilter': { kind: 'INPUT_OBJECT'; name: 'TextFilter'; isOneOf: false; inputFields: [
    { name: 'contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'eq'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'in'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'isNull'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'ne'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'notIn'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'startsWith'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'Trainer': { kind: 'OBJECT'; name: 'Trainer'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'assignedClients': { name: 'assignedClients'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'availability': { name: 'availability'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'bio': { name: 'bio'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'certifications': { name: 'certifications'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'dateOfBirth': { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'emergencyContact': { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyPhone': { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'experience': { name: 'experience'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'gender': { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'joiningDate': { name: 'joiningDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'members': { name: 'members'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MemberPage'; ofType: null } } };
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'phone': { name: 'phone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'salary': { name: 'salary'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'specializations': { name: 'specializations'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'workingHours': { name: 'workingHours'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'TrainerFilter': { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null } } }; defaultValue: null },
    { name: 'assignedClients'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'availability'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'bio'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'certifications'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'experience'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'members'; type: { kind: 'INPUT_OBJECT'; name: 'MemberListFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null } } }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'specializations'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'workingHours'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
  ] };
  'TrainerInput': { kind: 'INPUT_OBJECT'; name: 'TrainerInput'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'assignedClients'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'availability'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'bio'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'certifications'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'experience'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'specializations'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'workingHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'TrainerPage': { kind: 'OBJECT'; name: 'TrainerPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'TrainerPatch': { kind: 'INPUT_OBJECT'; name: 'TrainerPatch'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'assignedClients'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'availability'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'bio'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'certifications'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'experience'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'specializations'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'workingHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'TrainerSort': { kind: 'INPUT_OBJECT'; name: 'TrainerSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'TrainerSortField'; ofType: null } }; defaultValue: null },
  ] };
  'TrainerSortField': { name: 'TrainerSortField'; enumValues: 'address' | 'assignedClients' | 'bio' | 'city' | 'createdAt' | 'dateOfBirth' | 'email' | 'emergencyContact' | 'emergencyPhone' | 'experience' | 'gender' | 'id' | 'joiningDate' | 'name' | 'phone' | 'salary' | 'state' | 'status' | 'updatedAt' | 'version' | 'workingHours' | 'zipCode' };
  'TrainerStatistics': { kind: 'OBJECT'; name: 'TrainerStatistics'; fields: {
    'activeTrainers': { name: 'activeTrainers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'busyTrainers': { name: 'busyTrainers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'onLeaveTrainers': { name: 'onLeaveTrainers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'totalTrainers': { name: 'totalTrainers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'User': { kind: 'OBJECT'; name: 'User'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'email': { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'fullName': { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'lastLogin': { name: 'lastLogin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'role': { name: 'role'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'username': { name: 'username'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'UserFilter': { kind: 'INPUT_OBJECT'; name: 'UserFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'UserFilter'; ofType: null } } }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'fullName'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'lastLogin'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'UserFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'UserFilter'; ofType: null } } }; defaultValue: null },
    { name: 'role'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'UserInput': { kind: 'INPUT_OBJECT'; name: 'UserInput'; isOneOf: false; inputFields: [
    { name: 'confirmPassword'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'fullName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'password'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'UserPage': { kind: 'OBJECT'; name: 'UserPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'UserPatch': { kind: 'INPUT_OBJECT'; name: 'UserPatch'; isOneOf: false; inputFields: [
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'fullName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'UserSort': { kind: 'INPUT_OBJECT'; name: 'UserSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'UserSortField'; ofType: null } }; defaultValue: null },
  ] };
  'UserSortField': { name: 'UserSortField'; enumValues: 'createdAt' | 'email' | 'fullName' | 'id' | 'lastLogin' | 'role' | 'status' | 'updatedAt' | 'username' | 'version' };
  'WholeFilter': { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'gt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'gte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'in'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } }; defaultValue: null },
    { name: 'isNull'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'lt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'lte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'ne'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'notIn'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } }; defaultValue: null },
  ] };
}

/** The API's schema as a type; the `graphql()` of this package reads documents against it. */
export type Schema = {
  name: never;
  query: 'Query';
  mutation: 'Mutation';
  subscription: never;
  types: SchemaTypes;
};
