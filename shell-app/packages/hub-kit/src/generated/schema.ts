// Generated from graphql-api/schema.graphql by generate-schema-types.ts.
interface SchemaTypes {
  'Activity': { kind: 'OBJECT'; name: 'Activity'; fields: {
    'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'resource': { name: 'resource'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'text': { name: 'text'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'AggregateNumberFilter': { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'gt'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'gtField'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'gte'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'in'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } }; defaultValue: null },
    { name: 'isNull'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'lt'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'ltField'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'lte'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'ne'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'notIn'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } }; defaultValue: null },
  ] };
  'Attendance': { kind: 'OBJECT'; name: 'Attendance'; fields: {
    'attendanceDate': { name: 'attendanceDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'checkInTime': { name: 'checkInTime'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'checkOutTime': { name: 'checkOutTime'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'employee': { name: 'employee'; type: { kind: 'OBJECT'; name: 'Employee'; ofType: null } };
    'employeeId': { name: 'employeeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'hoursWorked': { name: 'hoursWorked'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'overtimeHours': { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'AttendanceAggregate': { kind: 'OBJECT'; name: 'AttendanceAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AttendanceNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AttendanceCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AttendanceGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AttendanceExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AttendanceExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AttendanceNumbers'; ofType: null } } };
  } };
  'AttendanceAggregateSort': { kind: 'INPUT_OBJECT'; name: 'AttendanceAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'AttendanceCounts': { kind: 'OBJECT'; name: 'AttendanceCounts'; fields: {
    'attendanceDate': { name: 'attendanceDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'checkInTime': { name: 'checkInTime'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'checkOutTime': { name: 'checkOutTime'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'employeeId': { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'hoursWorked': { name: 'hoursWorked'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'overtimeHours': { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'AttendanceCountsHaving': { kind: 'INPUT_OBJECT'; name: 'AttendanceCountsHaving'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'checkInTime'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'checkOutTime'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'hoursWorked'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'AttendanceCountsSort': { kind: 'INPUT_OBJECT'; name: 'AttendanceCountsSort'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'checkInTime'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'checkOutTime'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'hoursWorked'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'AttendanceExtremes': { kind: 'OBJECT'; name: 'AttendanceExtremes'; fields: {
    'attendanceDate': { name: 'attendanceDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'checkInTime': { name: 'checkInTime'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'checkOutTime': { name: 'checkOutTime'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'hoursWorked': { name: 'hoursWorked'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'overtimeHours': { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
  } };
  'AttendanceExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'AttendanceExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'checkInTime'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'checkOutTime'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'hoursWorked'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
  ] };
  'AttendanceExtremesSort': { kind: 'INPUT_OBJECT'; name: 'AttendanceExtremesSort'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'checkInTime'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'checkOutTime'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'hoursWorked'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'AttendanceFilter': { kind: 'INPUT_OBJECT'; name: 'AttendanceFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'AttendanceFilter'; ofType: null } } }; defaultValue: null },
    { name: 'attendanceDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'checkInTime'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'checkOutTime'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'employee'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeFilter'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'hoursWorked'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'AttendanceFilter'; ofType: null } } }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'AttendanceGroup': { kind: 'OBJECT'; name: 'AttendanceGroup'; fields: {
    'attendanceDate': { name: 'attendanceDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'checkInTime': { name: 'checkInTime'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'checkOutTime': { name: 'checkOutTime'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'employee': { name: 'employee'; type: { kind: 'OBJECT'; name: 'EmployeeGroup'; ofType: null } };
    'employeeId': { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'hoursWorked': { name: 'hoursWorked'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'overtimeHours': { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
  } };
  'AttendanceGroupBy': { kind: 'INPUT_OBJECT'; name: 'AttendanceGroupBy'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'checkInTime'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'checkOutTime'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'employee'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeGroupBy'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'hoursWorked'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
  ] };
  'AttendanceGroupSort': { kind: 'INPUT_OBJECT'; name: 'AttendanceGroupSort'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'checkInTime'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'checkOutTime'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'employee'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'hoursWorked'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
  ] };
  'AttendanceHaving': { kind: 'INPUT_OBJECT'; name: 'AttendanceHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'AttendanceHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'AttendanceHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'AttendanceInput': { kind: 'INPUT_OBJECT'; name: 'AttendanceInput'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'checkInTime'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'checkOutTime'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'hoursWorked'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'AttendanceListFilter': { kind: 'INPUT_OBJECT'; name: 'AttendanceListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceFilter'; ofType: null }; defaultValue: null },
  ] };
  'AttendanceNumbers': { kind: 'OBJECT'; name: 'AttendanceNumbers'; fields: {
    'hoursWorked': { name: 'hoursWorked'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'overtimeHours': { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'AttendanceNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'AttendanceNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'hoursWorked'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'AttendanceNumbersSort': { kind: 'INPUT_OBJECT'; name: 'AttendanceNumbersSort'; isOneOf: false; inputFields: [
    { name: 'hoursWorked'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'AttendancePage': { kind: 'OBJECT'; name: 'AttendancePage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Attendance'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'AttendancePatch': { kind: 'INPUT_OBJECT'; name: 'AttendancePatch'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'checkInTime'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'checkOutTime'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'hoursWorked'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'AttendanceSort': { kind: 'INPUT_OBJECT'; name: 'AttendanceSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'AttendanceSortField'; ofType: null } }; defaultValue: null },
  ] };
  'AttendanceSortField': { name: 'AttendanceSortField'; enumValues: 'attendanceDate' | 'checkInTime' | 'checkOutTime' | 'createdAt' | 'employeeId' | 'employeeName' | 'hoursWorked' | 'id' | 'notes' | 'overtimeHours' | 'status' | 'updatedAt' | 'version' };
  'AuditEntry': { kind: 'OBJECT'; name: 'AuditEntry'; fields: {
    'action': { name: 'action'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'changedFields': { name: 'changedFields'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'endpoint': { name: 'endpoint'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'fieldChanges': { name: 'fieldChanges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FieldChange'; ofType: null } } } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'recordId': { name: 'recordId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'recordName': { name: 'recordName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'resource': { name: 'resource'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'resourceLabel': { name: 'resourceLabel'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'restore': { name: 'restore'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RestorePreview'; ofType: null } } };
    'title': { name: 'title'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'undo': { name: 'undo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'UndoState'; ofType: null } } };
    'undoesId': { name: 'undoesId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'userId': { name: 'userId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'username': { name: 'username'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'version': { name: 'version'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'AuditEntryAggregate': { kind: 'OBJECT'; name: 'AuditEntryAggregate'; fields: {
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AuditEntryCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AuditEntryGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AuditEntryExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AuditEntryExtremes'; ofType: null } } };
  } };
  'AuditEntryAggregateSort': { kind: 'INPUT_OBJECT'; name: 'AuditEntryAggregateSort'; isOneOf: false; inputFields: [
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'AuditEntryCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'AuditEntryGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'AuditEntryExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'AuditEntryExtremesSort'; ofType: null }; defaultValue: null },
  ] };
  'AuditEntryCounts': { kind: 'OBJECT'; name: 'AuditEntryCounts'; fields: {
    'action': { name: 'action'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'at': { name: 'at'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'endpoint': { name: 'endpoint'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'recordId': { name: 'recordId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'resource': { name: 'resource'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'title': { name: 'title'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'undoesId': { name: 'undoesId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'userId': { name: 'userId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'username': { name: 'username'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'AuditEntryCountsHaving': { kind: 'INPUT_OBJECT'; name: 'AuditEntryCountsHaving'; isOneOf: false; inputFields: [
    { name: 'action'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'at'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'endpoint'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'recordId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'resource'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'title'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'undoesId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'userId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'AuditEntryCountsSort': { kind: 'INPUT_OBJECT'; name: 'AuditEntryCountsSort'; isOneOf: false; inputFields: [
    { name: 'action'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'at'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'endpoint'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'recordId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'resource'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'title'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'undoesId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'userId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'AuditEntryExtremes': { kind: 'OBJECT'; name: 'AuditEntryExtremes'; fields: {
    'action': { name: 'action'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'at': { name: 'at'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'endpoint': { name: 'endpoint'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'resource': { name: 'resource'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'title': { name: 'title'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'username': { name: 'username'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'AuditEntryExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'AuditEntryExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'action'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'at'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'endpoint'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'resource'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'title'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
  ] };
  'AuditEntryExtremesSort': { kind: 'INPUT_OBJECT'; name: 'AuditEntryExtremesSort'; isOneOf: false; inputFields: [
    { name: 'action'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'at'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'endpoint'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'resource'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'title'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'AuditEntryFilter': { kind: 'INPUT_OBJECT'; name: 'AuditEntryFilter'; isOneOf: false; inputFields: [
    { name: 'action'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'AuditEntryFilter'; ofType: null } } }; defaultValue: null },
    { name: 'at'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'changedFields'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'endpoint'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'AuditEntryFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'AuditEntryFilter'; ofType: null } } }; defaultValue: null },
    { name: 'recordId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'resource'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'title'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'undoesId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'userId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'AuditEntryGroup': { kind: 'OBJECT'; name: 'AuditEntryGroup'; fields: {
    'action': { name: 'action'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'at': { name: 'at'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'endpoint': { name: 'endpoint'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'recordId': { name: 'recordId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'resource': { name: 'resource'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'title': { name: 'title'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'undoesId': { name: 'undoesId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'userId': { name: 'userId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'username': { name: 'username'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'AuditEntryGroupBy': { kind: 'INPUT_OBJECT'; name: 'AuditEntryGroupBy'; isOneOf: false; inputFields: [
    { name: 'action'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'at'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'endpoint'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'recordId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'resource'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'title'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'undoesId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'userId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
  ] };
  'AuditEntryGroupSort': { kind: 'INPUT_OBJECT'; name: 'AuditEntryGroupSort'; isOneOf: false; inputFields: [
    { name: 'action'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'at'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'endpoint'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'recordId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'resource'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'title'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'undoesId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'userId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'AuditEntryHaving': { kind: 'INPUT_OBJECT'; name: 'AuditEntryHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'AuditEntryHaving'; ofType: null } } }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'AuditEntryCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'AuditEntryExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'AuditEntryExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'AuditEntryHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'AuditEntryHaving'; ofType: null } } }; defaultValue: null },
  ] };
  'AuditEntryPage': { kind: 'OBJECT'; name: 'AuditEntryPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AuditEntry'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'AuditEntrySort': { kind: 'INPUT_OBJECT'; name: 'AuditEntrySort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'AuditEntrySortField'; ofType: null } }; defaultValue: null },
  ] };
  'AuditEntrySortField': { name: 'AuditEntrySortField'; enumValues: 'action' | 'at' | 'endpoint' | 'id' | 'recordId' | 'resource' | 'title' | 'undoesId' | 'userId' | 'username' | 'version' };
  'BillingRecord': { kind: 'OBJECT'; name: 'BillingRecord'; fields: {
    'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'billingPeriodEnd': { name: 'billingPeriodEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'billingPeriodStart': { name: 'billingPeriodStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'billingType': { name: 'billingType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'discountAmount': { name: 'discountAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'dueDate': { name: 'dueDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'invoiceDate': { name: 'invoiceDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'invoiceNumber': { name: 'invoiceNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'Member'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'openAmount': { name: 'openAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'paidAmount': { name: 'paidAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'payments': { name: 'payments'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PaymentPage'; ofType: null } } };
    'taxAmount': { name: 'taxAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'totalAmount': { name: 'totalAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'BillingRecordAggregate': { kind: 'OBJECT'; name: 'BillingRecordAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecordNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecordCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecordGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecordExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecordExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecordNumbers'; ofType: null } } };
  } };
  'BillingRecordAggregateSort': { kind: 'INPUT_OBJECT'; name: 'BillingRecordAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordCounts': { kind: 'OBJECT'; name: 'BillingRecordCounts'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'billingPeriodEnd': { name: 'billingPeriodEnd'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'billingPeriodStart': { name: 'billingPeriodStart'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'billingType': { name: 'billingType'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'discountAmount': { name: 'discountAmount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'dueDate': { name: 'dueDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'invoiceDate': { name: 'invoiceDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'invoiceNumber': { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'openAmount': { name: 'openAmount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paidAmount': { name: 'paidAmount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'taxAmount': { name: 'taxAmount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'totalAmount': { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'BillingRecordCountsHaving': { kind: 'INPUT_OBJECT'; name: 'BillingRecordCountsHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodEnd'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodStart'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'billingType'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'discountAmount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'dueDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'invoiceDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'openAmount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paidAmount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'taxAmount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordCountsSort': { kind: 'INPUT_OBJECT'; name: 'BillingRecordCountsSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodEnd'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodStart'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'billingType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'discountAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'dueDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'invoiceDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'openAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paidAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'taxAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordExtremes': { kind: 'OBJECT'; name: 'BillingRecordExtremes'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'billingPeriodEnd': { name: 'billingPeriodEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'billingPeriodStart': { name: 'billingPeriodStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'billingType': { name: 'billingType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'discountAmount': { name: 'discountAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'dueDate': { name: 'dueDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'invoiceDate': { name: 'invoiceDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'invoiceNumber': { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'openAmount': { name: 'openAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'paidAmount': { name: 'paidAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'taxAmount': { name: 'taxAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'totalAmount': { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
  } };
  'BillingRecordExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'BillingRecordExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodEnd'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodStart'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'billingType'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'discountAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'dueDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'invoiceDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'openAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'paidAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'taxAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordExtremesSort': { kind: 'INPUT_OBJECT'; name: 'BillingRecordExtremesSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodEnd'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodStart'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'billingType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'discountAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'dueDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'invoiceDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'openAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paidAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'taxAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordFilter': { kind: 'INPUT_OBJECT'; name: 'BillingRecordFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'BillingRecordFilter'; ofType: null } } }; defaultValue: null },
    { name: 'billingPeriodEnd'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodStart'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'billingType'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'discountAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'dueDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'invoiceDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'openAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'BillingRecordFilter'; ofType: null } } }; defaultValue: null },
    { name: 'paidAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'payments'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentListFilter'; ofType: null }; defaultValue: null },
    { name: 'taxAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordGroup': { kind: 'OBJECT'; name: 'BillingRecordGroup'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'billingPeriodEnd': { name: 'billingPeriodEnd'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'billingPeriodStart': { name: 'billingPeriodStart'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'billingType': { name: 'billingType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'discountAmount': { name: 'discountAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'dueDate': { name: 'dueDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'invoiceDate': { name: 'invoiceDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'invoiceNumber': { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'LocationGroup'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'MemberGroup'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'openAmount': { name: 'openAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'paidAmount': { name: 'paidAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'taxAmount': { name: 'taxAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'totalAmount': { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
  } };
  'BillingRecordGroupBy': { kind: 'INPUT_OBJECT'; name: 'BillingRecordGroupBy'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodEnd'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodStart'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'billingType'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'discountAmount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'dueDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'invoiceDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationGroupBy'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberGroupBy'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'openAmount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'paidAmount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'taxAmount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordGroupSort': { kind: 'INPUT_OBJECT'; name: 'BillingRecordGroupSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodEnd'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodStart'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'billingType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'discountAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'dueDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'invoiceDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationGroupSort'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberGroupSort'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'openAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paidAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'taxAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordHaving': { kind: 'INPUT_OBJECT'; name: 'BillingRecordHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'BillingRecordHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'BillingRecordHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordHit': { kind: 'OBJECT'; name: 'BillingRecordHit'; fields: {
    'detail': { name: 'detail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'title': { name: 'title'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'BillingRecordInput': { kind: 'INPUT_OBJECT'; name: 'BillingRecordInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'billingType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'discountAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'dueDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'invoiceDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'taxAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordListFilter': { kind: 'INPUT_OBJECT'; name: 'BillingRecordListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordFilter'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordNumbers': { kind: 'OBJECT'; name: 'BillingRecordNumbers'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'discountAmount': { name: 'discountAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'openAmount': { name: 'openAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'paidAmount': { name: 'paidAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'taxAmount': { name: 'taxAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'totalAmount': { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'BillingRecordNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'BillingRecordNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'discountAmount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'openAmount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'paidAmount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'taxAmount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordNumbersSort': { kind: 'INPUT_OBJECT'; name: 'BillingRecordNumbersSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'discountAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'openAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paidAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'taxAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordPage': { kind: 'OBJECT'; name: 'BillingRecordPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecord'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'BillingRecordPatch': { kind: 'INPUT_OBJECT'; name: 'BillingRecordPatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'billingType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'discountAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'dueDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'invoiceDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'taxAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordSort': { kind: 'INPUT_OBJECT'; name: 'BillingRecordSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BillingRecordSortField'; ofType: null } }; defaultValue: null },
  ] };
  'BillingRecordSortField': { name: 'BillingRecordSortField'; enumValues: 'amount' | 'billingPeriodEnd' | 'billingPeriodStart' | 'billingType' | 'createdAt' | 'description' | 'discountAmount' | 'dueDate' | 'id' | 'invoiceDate' | 'invoiceNumber' | 'locationId' | 'locationName' | 'memberId' | 'memberName' | 'notes' | 'openAmount' | 'paidAmount' | 'paymentDate' | 'paymentMethod' | 'paymentStatus' | 'taxAmount' | 'totalAmount' | 'updatedAt' | 'version' };
  'Boolean': unknown;
  'BooleanFilter': { kind: 'INPUT_OBJECT'; name: 'BooleanFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
  ] };
  'Commission': { kind: 'OBJECT'; name: 'Commission'; fields: {
    'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'commissionDate': { name: 'commissionDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'commissionType': { name: 'commissionType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'employee': { name: 'employee'; type: { kind: 'OBJECT'; name: 'Employee'; ofType: null } };
    'employeeId': { name: 'employeeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'CommissionAggregate': { kind: 'OBJECT'; name: 'CommissionAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CommissionNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CommissionCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CommissionGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CommissionExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CommissionExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CommissionNumbers'; ofType: null } } };
  } };
  'CommissionAggregateSort': { kind: 'INPUT_OBJECT'; name: 'CommissionAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'CommissionCounts': { kind: 'OBJECT'; name: 'CommissionCounts'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'commissionDate': { name: 'commissionDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'commissionType': { name: 'commissionType'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'employeeId': { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'CommissionCountsHaving': { kind: 'INPUT_OBJECT'; name: 'CommissionCountsHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'commissionDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'commissionType'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'CommissionCountsSort': { kind: 'INPUT_OBJECT'; name: 'CommissionCountsSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'commissionDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'commissionType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'CommissionExtremes': { kind: 'OBJECT'; name: 'CommissionExtremes'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'commissionDate': { name: 'commissionDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'commissionType': { name: 'commissionType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
  } };
  'CommissionExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'CommissionExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'commissionDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'commissionType'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
  ] };
  'CommissionExtremesSort': { kind: 'INPUT_OBJECT'; name: 'CommissionExtremesSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'commissionDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'commissionType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'CommissionFilter': { kind: 'INPUT_OBJECT'; name: 'CommissionFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'CommissionFilter'; ofType: null } } }; defaultValue: null },
    { name: 'commissionDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'commissionType'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'employee'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeFilter'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'CommissionFilter'; ofType: null } } }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'CommissionGroup': { kind: 'OBJECT'; name: 'CommissionGroup'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'commissionDate': { name: 'commissionDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'commissionType': { name: 'commissionType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'employee': { name: 'employee'; type: { kind: 'OBJECT'; name: 'EmployeeGroup'; ofType: null } };
    'employeeId': { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'LocationGroup'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
  } };
  'CommissionGroupBy': { kind: 'INPUT_OBJECT'; name: 'CommissionGroupBy'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'commissionDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'commissionType'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'employee'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeGroupBy'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationGroupBy'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
  ] };
  'CommissionGroupSort': { kind: 'INPUT_OBJECT'; name: 'CommissionGroupSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'commissionDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'commissionType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'employee'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationGroupSort'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
  ] };
  'CommissionHaving': { kind: 'INPUT_OBJECT'; name: 'CommissionHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'CommissionHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'CommissionHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'CommissionInput': { kind: 'INPUT_OBJECT'; name: 'CommissionInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'commissionDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'commissionType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'CommissionListFilter': { kind: 'INPUT_OBJECT'; name: 'CommissionListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionFilter'; ofType: null }; defaultValue: null },
  ] };
  'CommissionNumbers': { kind: 'OBJECT'; name: 'CommissionNumbers'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'CommissionNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'CommissionNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'CommissionNumbersSort': { kind: 'INPUT_OBJECT'; name: 'CommissionNumbersSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'CommissionPage': { kind: 'OBJECT'; name: 'CommissionPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Commission'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'CommissionPatch': { kind: 'INPUT_OBJECT'; name: 'CommissionPatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'commissionDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'commissionType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'CommissionSort': { kind: 'INPUT_OBJECT'; name: 'CommissionSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CommissionSortField'; ofType: null } }; defaultValue: null },
  ] };
  'CommissionSortField': { name: 'CommissionSortField'; enumValues: 'amount' | 'commissionDate' | 'commissionType' | 'createdAt' | 'description' | 'employeeId' | 'employeeName' | 'id' | 'locationId' | 'locationName' | 'paymentDate' | 'paymentStatus' | 'updatedAt' | 'version' };
  'Dashboard': { kind: 'OBJECT'; name: 'Dashboard'; fields: {
    'activeMembers': { name: 'activeMembers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'activeTrainers': { name: 'activeTrainers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'monthlyRevenue': { name: 'monthlyRevenue'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'newMembersPercent': { name: 'newMembersPercent'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'newThisMonth': { name: 'newThisMonth'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'recentActivities': { name: 'recentActivities'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Activity'; ofType: null } } } } };
    'totalMembers': { name: 'totalMembers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'DateFilter': { kind: 'INPUT_OBJECT'; name: 'DateFilter'; isOneOf: false; inputFields: [
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
  'DateGranularity': { name: 'DateGranularity'; enumValues: 'DAY' | 'MONTH' | 'QUARTER' | 'WEEK' | 'WEEKDAY' | 'YEAR' };
  'DateGroup': { kind: 'OBJECT'; name: 'DateGroup'; fields: {
    'day': { name: 'day'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'month': { name: 'month'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'quarter': { name: 'quarter'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'week': { name: 'week'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'weekday': { name: 'weekday'; type: { kind: 'ENUM'; name: 'Weekday'; ofType: null } };
    'year': { name: 'year'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'DateGroupSort': { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; isOneOf: false; inputFields: [
    { name: 'day'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'month'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'quarter'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'week'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'weekday'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'year'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'DateTimeFilter': { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; isOneOf: false; inputFields: [
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
  'DateTimeGranularity': { name: 'DateTimeGranularity'; enumValues: 'DAY' | 'HOUR' | 'MONTH' | 'QUARTER' | 'WEEK' | 'WEEKDAY' | 'YEAR' };
  'DateTimeGroup': { kind: 'OBJECT'; name: 'DateTimeGroup'; fields: {
    'day': { name: 'day'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'hour': { name: 'hour'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'month': { name: 'month'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'quarter': { name: 'quarter'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'week': { name: 'week'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'weekday': { name: 'weekday'; type: { kind: 'ENUM'; name: 'Weekday'; ofType: null } };
    'year': { name: 'year'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'DateTimeGroupSort': { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; isOneOf: false; inputFields: [
    { name: 'day'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'hour'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'month'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'quarter'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'week'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'weekday'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'year'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'DateTimeISO': unknown;
  'Density': { name: 'Density'; enumValues: 'comfortable' | 'compact' };
  'DietPlan': { kind: 'OBJECT'; name: 'DietPlan'; fields: {
    'caloriesPerDay': { name: 'caloriesPerDay'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'carbsGrams': { name: 'carbsGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'dietaryRestrictions': { name: 'dietaryRestrictions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'endDate': { name: 'endDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'fatGrams': { name: 'fatGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'goal': { name: 'goal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'mealPlans': { name: 'mealPlans'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'Member'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'planName': { name: 'planName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'proteinGrams': { name: 'proteinGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'startDate': { name: 'startDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'supplements': { name: 'supplements'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'DietPlanAggregate': { kind: 'OBJECT'; name: 'DietPlanAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DietPlanNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DietPlanCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DietPlanGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DietPlanExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DietPlanExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DietPlanNumbers'; ofType: null } } };
  } };
  'DietPlanAggregateSort': { kind: 'INPUT_OBJECT'; name: 'DietPlanAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'DietPlanCounts': { kind: 'OBJECT'; name: 'DietPlanCounts'; fields: {
    'caloriesPerDay': { name: 'caloriesPerDay'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'carbsGrams': { name: 'carbsGrams'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'endDate': { name: 'endDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'fatGrams': { name: 'fatGrams'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'goal': { name: 'goal'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'planName': { name: 'planName'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'proteinGrams': { name: 'proteinGrams'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'startDate': { name: 'startDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'DietPlanCountsHaving': { kind: 'INPUT_OBJECT'; name: 'DietPlanCountsHaving'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'carbsGrams'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'endDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'fatGrams'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'goal'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'proteinGrams'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'startDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'DietPlanCountsSort': { kind: 'INPUT_OBJECT'; name: 'DietPlanCountsSort'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'carbsGrams'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'endDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'fatGrams'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'goal'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'proteinGrams'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'startDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'DietPlanExtremes': { kind: 'OBJECT'; name: 'DietPlanExtremes'; fields: {
    'caloriesPerDay': { name: 'caloriesPerDay'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'carbsGrams': { name: 'carbsGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'endDate': { name: 'endDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'fatGrams': { name: 'fatGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'goal': { name: 'goal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'planName': { name: 'planName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'proteinGrams': { name: 'proteinGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'startDate': { name: 'startDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
  } };
  'DietPlanExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'DietPlanExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'carbsGrams'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'endDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'fatGrams'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'goal'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'proteinGrams'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'startDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
  ] };
  'DietPlanExtremesSort': { kind: 'INPUT_OBJECT'; name: 'DietPlanExtremesSort'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'carbsGrams'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'endDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'fatGrams'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'goal'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'proteinGrams'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'startDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'DietPlanFilter': { kind: 'INPUT_OBJECT'; name: 'DietPlanFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'DietPlanFilter'; ofType: null } } }; defaultValue: null },
    { name: 'caloriesPerDay'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'carbsGrams'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'dietaryRestrictions'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'endDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'fatGrams'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'goal'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'mealPlans'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'DietPlanFilter'; ofType: null } } }; defaultValue: null },
    { name: 'planName'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'proteinGrams'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'startDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'supplements'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'DietPlanGroup': { kind: 'OBJECT'; name: 'DietPlanGroup'; fields: {
    'caloriesPerDay': { name: 'caloriesPerDay'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'carbsGrams': { name: 'carbsGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'endDate': { name: 'endDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'fatGrams': { name: 'fatGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'goal': { name: 'goal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'MemberGroup'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'planName': { name: 'planName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'proteinGrams': { name: 'proteinGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'startDate': { name: 'startDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
  } };
  'DietPlanGroupBy': { kind: 'INPUT_OBJECT'; name: 'DietPlanGroupBy'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'carbsGrams'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'endDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'fatGrams'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'goal'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberGroupBy'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'proteinGrams'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'startDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
  ] };
  'DietPlanGroupSort': { kind: 'INPUT_OBJECT'; name: 'DietPlanGroupSort'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'carbsGrams'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'endDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'fatGrams'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'goal'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberGroupSort'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'proteinGrams'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'startDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
  ] };
  'DietPlanHaving': { kind: 'INPUT_OBJECT'; name: 'DietPlanHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'DietPlanHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'DietPlanHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'DietPlanInput': { kind: 'INPUT_OBJECT'; name: 'DietPlanInput'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'carbsGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'dietaryRestrictions'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'endDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'fatGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'goal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'mealPlans'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'proteinGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'startDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'supplements'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
  ] };
  'DietPlanListFilter': { kind: 'INPUT_OBJECT'; name: 'DietPlanListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanFilter'; ofType: null }; defaultValue: null },
  ] };
  'DietPlanNumbers': { kind: 'OBJECT'; name: 'DietPlanNumbers'; fields: {
    'caloriesPerDay': { name: 'caloriesPerDay'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'carbsGrams': { name: 'carbsGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'fatGrams': { name: 'fatGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'proteinGrams': { name: 'proteinGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'DietPlanNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'DietPlanNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'carbsGrams'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'fatGrams'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'proteinGrams'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'DietPlanNumbersSort': { kind: 'INPUT_OBJECT'; name: 'DietPlanNumbersSort'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'carbsGrams'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'fatGrams'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'proteinGrams'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'DietPlanPage': { kind: 'OBJECT'; name: 'DietPlanPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DietPlan'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'DietPlanPatch': { kind: 'INPUT_OBJECT'; name: 'DietPlanPatch'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'carbsGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'dietaryRestrictions'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'endDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'fatGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'goal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'mealPlans'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'proteinGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'startDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'supplements'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
  ] };
  'DietPlanSort': { kind: 'INPUT_OBJECT'; name: 'DietPlanSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'DietPlanSortField'; ofType: null } }; defaultValue: null },
  ] };
  'DietPlanSortField': { name: 'DietPlanSortField'; enumValues: 'caloriesPerDay' | 'carbsGrams' | 'createdAt' | 'endDate' | 'fatGrams' | 'goal' | 'id' | 'memberId' | 'memberName' | 'notes' | 'planName' | 'proteinGrams' | 'startDate' | 'status' | 'updatedAt' | 'version' };
  'Employee': { kind: 'OBJECT'; name: 'Employee'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'attendance': { name: 'attendance'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AttendancePage'; ofType: null } } };
    'bankAccount': { name: 'bankAccount'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'commissions': { name: 'commissions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CommissionPage'; ofType: null } } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'dateOfBirth': { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'department': { name: 'department'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'email': { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'emergencyContact': { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyPhone': { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'gender': { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'hireDate': { name: 'hireDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'payroll': { name: 'payroll'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PayrollPage'; ofType: null } } };
    'phone': { name: 'phone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'position': { name: 'position'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'qualifications': { name: 'qualifications'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'salary': { name: 'salary'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'shifts': { name: 'shifts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ShiftPage'; ofType: null } } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'taxId': { name: 'taxId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'EmployeeAggregate': { kind: 'OBJECT'; name: 'EmployeeAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EmployeeNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EmployeeCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EmployeeGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EmployeeExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EmployeeExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EmployeeNumbers'; ofType: null } } };
  } };
  'EmployeeAggregateSort': { kind: 'INPUT_OBJECT'; name: 'EmployeeAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'EmployeeCounts': { kind: 'OBJECT'; name: 'EmployeeCounts'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'bankAccount': { name: 'bankAccount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'dateOfBirth': { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'department': { name: 'department'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'emergencyContact': { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'emergencyPhone': { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'gender': { name: 'gender'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'hireDate': { name: 'hireDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'name': { name: 'name'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'position': { name: 'position'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'salary': { name: 'salary'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'taxId': { name: 'taxId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'EmployeeCountsHaving': { kind: 'INPUT_OBJECT'; name: 'EmployeeCountsHaving'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'bankAccount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'department'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'hireDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'position'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'taxId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'EmployeeCountsSort': { kind: 'INPUT_OBJECT'; name: 'EmployeeCountsSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'bankAccount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'department'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'hireDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'position'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'taxId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'EmployeeExtremes': { kind: 'OBJECT'; name: 'EmployeeExtremes'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'bankAccount': { name: 'bankAccount'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'dateOfBirth': { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'department': { name: 'department'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyContact': { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyPhone': { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'gender': { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'hireDate': { name: 'hireDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'name': { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'position': { name: 'position'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'salary': { name: 'salary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'taxId': { name: 'taxId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'EmployeeExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'EmployeeExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'bankAccount'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'department'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'hireDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'position'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'taxId'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
  ] };
  'EmployeeExtremesSort': { kind: 'INPUT_OBJECT'; name: 'EmployeeExtremesSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'bankAccount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'department'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'hireDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'position'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'taxId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'EmployeeFilter': { kind: 'INPUT_OBJECT'; name: 'EmployeeFilter'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'EmployeeFilter'; ofType: null } } }; defaultValue: null },
    { name: 'attendance'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceListFilter'; ofType: null }; defaultValue: null },
    { name: 'bankAccount'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'commissions'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionListFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'department'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'hireDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'EmployeeFilter'; ofType: null } } }; defaultValue: null },
    { name: 'payroll'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollListFilter'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'position'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'qualifications'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'shifts'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftListFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'taxId'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
  ] };
  'EmployeeGroup': { kind: 'OBJECT'; name: 'EmployeeGroup'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'bankAccount': { name: 'bankAccount'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'dateOfBirth': { name: 'dateOfBirth'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'department': { name: 'department'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyContact': { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyPhone': { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'gender': { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'hireDate': { name: 'hireDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'name': { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'position': { name: 'position'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'salary': { name: 'salary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'taxId': { name: 'taxId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'EmployeeGroupBy': { kind: 'INPUT_OBJECT'; name: 'EmployeeGroupBy'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'bankAccount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'department'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'hireDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'position'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'taxId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
  ] };
  'EmployeeGroupSort': { kind: 'INPUT_OBJECT'; name: 'EmployeeGroupSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'bankAccount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'department'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'hireDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'position'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'taxId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'EmployeeHaving': { kind: 'INPUT_OBJECT'; name: 'EmployeeHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'EmployeeHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'EmployeeHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'EmployeeHit': { kind: 'OBJECT'; name: 'EmployeeHit'; fields: {
    'detail': { name: 'detail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'title': { name: 'title'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'EmployeeInput': { kind: 'INPUT_OBJECT'; name: 'EmployeeInput'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'bankAccount'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'department'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'hireDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'position'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'qualifications'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'salary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'taxId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'EmployeeNumbers': { kind: 'OBJECT'; name: 'EmployeeNumbers'; fields: {
    'salary': { name: 'salary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'EmployeeNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'EmployeeNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'salary'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'EmployeeNumbersSort': { kind: 'INPUT_OBJECT'; name: 'EmployeeNumbersSort'; isOneOf: false; inputFields: [
    { name: 'salary'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'EmployeePage': { kind: 'OBJECT'; name: 'EmployeePage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'EmployeePatch': { kind: 'INPUT_OBJECT'; name: 'EmployeePatch'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'bankAccount'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'department'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'hireDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'position'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'qualifications'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'salary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'taxId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'EmployeeSort': { kind: 'INPUT_OBJECT'; name: 'EmployeeSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'EmployeeSortField'; ofType: null } }; defaultValue: null },
  ] };
  'EmployeeSortField': { name: 'EmployeeSortField'; enumValues: 'address' | 'bankAccount' | 'city' | 'createdAt' | 'dateOfBirth' | 'department' | 'email' | 'emergencyContact' | 'emergencyPhone' | 'gender' | 'hireDate' | 'id' | 'name' | 'phone' | 'position' | 'salary' | 'state' | 'status' | 'taxId' | 'updatedAt' | 'version' | 'zipCode' };
  'Equipment': { kind: 'OBJECT'; name: 'Equipment'; fields: {
    'assignedTo': { name: 'assignedTo'; type: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } };
    'assignedToId': { name: 'assignedToId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'cost': { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'depreciationValue': { name: 'depreciationValue'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'dimensions': { name: 'dimensions'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'eqpCondition': { name: 'eqpCondition'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'eqpManufacturer': { name: 'eqpManufacturer'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'lastMaintenance': { name: 'lastMaintenance'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'maintenanceHistory': { name: 'maintenanceHistory'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'maintenanceRecords': { name: 'maintenanceRecords'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MaintenanceRecordPage'; ofType: null } } };
    'maintenanceSchedule': { name: 'maintenanceSchedule'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'manualUrl': { name: 'manualUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'maxUserWeight': { name: 'maxUserWeight'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'model': { name: 'model'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'nextMaintenance': { name: 'nextMaintenance'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'powerRequirement': { name: 'powerRequirement'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'purchaseDate': { name: 'purchaseDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'purchaseOrderNumber': { name: 'purchaseOrderNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'qrCode': { name: 'qrCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'replacementCost': { name: 'replacementCost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'safetyGuidelines': { name: 'safetyGuidelines'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'serialNumber': { name: 'serialNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'supplier': { name: 'supplier'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'type': { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'usageRestrictions': { name: 'usageRestrictions'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'warrantyExpiry': { name: 'warrantyExpiry'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'warrantyInfo': { name: 'warrantyInfo'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'EquipmentAggregate': { kind: 'OBJECT'; name: 'EquipmentAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EquipmentNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EquipmentCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EquipmentGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EquipmentExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EquipmentExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EquipmentNumbers'; ofType: null } } };
  } };
  'EquipmentAggregateSort': { kind: 'INPUT_OBJECT'; name: 'EquipmentAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentCounts': { kind: 'OBJECT'; name: 'EquipmentCounts'; fields: {
    'assignedToId': { name: 'assignedToId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'cost': { name: 'cost'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'depreciationValue': { name: 'depreciationValue'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'dimensions': { name: 'dimensions'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'eqpCondition': { name: 'eqpCondition'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'eqpManufacturer': { name: 'eqpManufacturer'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'lastMaintenance': { name: 'lastMaintenance'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'maintenanceHistory': { name: 'maintenanceHistory'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'maintenanceSchedule': { name: 'maintenanceSchedule'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'manualUrl': { name: 'manualUrl'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'maxUserWeight': { name: 'maxUserWeight'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'model': { name: 'model'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'name': { name: 'name'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'nextMaintenance': { name: 'nextMaintenance'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'powerRequirement': { name: 'powerRequirement'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'purchaseDate': { name: 'purchaseDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'purchaseOrderNumber': { name: 'purchaseOrderNumber'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'qrCode': { name: 'qrCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'replacementCost': { name: 'replacementCost'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'safetyGuidelines': { name: 'safetyGuidelines'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'serialNumber': { name: 'serialNumber'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'supplier': { name: 'supplier'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'type': { name: 'type'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'usageRestrictions': { name: 'usageRestrictions'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'warrantyExpiry': { name: 'warrantyExpiry'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'warrantyInfo': { name: 'warrantyInfo'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'EquipmentCountsHaving': { kind: 'INPUT_OBJECT'; name: 'EquipmentCountsHaving'; isOneOf: false; inputFields: [
    { name: 'assignedToId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'cost'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'depreciationValue'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'dimensions'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'eqpCondition'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'eqpManufacturer'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'lastMaintenance'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'maintenanceHistory'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'maintenanceSchedule'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'manualUrl'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'maxUserWeight'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'model'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'nextMaintenance'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'powerRequirement'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'purchaseDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'qrCode'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'replacementCost'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'safetyGuidelines'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'serialNumber'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'supplier'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'usageRestrictions'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'warrantyExpiry'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'warrantyInfo'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentCountsSort': { kind: 'INPUT_OBJECT'; name: 'EquipmentCountsSort'; isOneOf: false; inputFields: [
    { name: 'assignedToId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'cost'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'depreciationValue'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'dimensions'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'eqpCondition'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'eqpManufacturer'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'lastMaintenance'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maintenanceHistory'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maintenanceSchedule'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'manualUrl'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maxUserWeight'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'model'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'nextMaintenance'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'powerRequirement'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'purchaseDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'qrCode'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'replacementCost'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'safetyGuidelines'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'serialNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'supplier'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'usageRestrictions'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'warrantyExpiry'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'warrantyInfo'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentExtremes': { kind: 'OBJECT'; name: 'EquipmentExtremes'; fields: {
    'cost': { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'depreciationValue': { name: 'depreciationValue'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'dimensions': { name: 'dimensions'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'eqpCondition': { name: 'eqpCondition'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'eqpManufacturer': { name: 'eqpManufacturer'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'lastMaintenance': { name: 'lastMaintenance'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'maintenanceHistory': { name: 'maintenanceHistory'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'maintenanceSchedule': { name: 'maintenanceSchedule'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'manualUrl': { name: 'manualUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'maxUserWeight': { name: 'maxUserWeight'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'model': { name: 'model'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'name': { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'nextMaintenance': { name: 'nextMaintenance'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'powerRequirement': { name: 'powerRequirement'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'purchaseDate': { name: 'purchaseDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'purchaseOrderNumber': { name: 'purchaseOrderNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'qrCode': { name: 'qrCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'replacementCost': { name: 'replacementCost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'safetyGuidelines': { name: 'safetyGuidelines'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'serialNumber': { name: 'serialNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'supplier': { name: 'supplier'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'type': { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'usageRestrictions': { name: 'usageRestrictions'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'warrantyExpiry': { name: 'warrantyExpiry'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'warrantyInfo': { name: 'warrantyInfo'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'EquipmentExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'EquipmentExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'cost'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'depreciationValue'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'dimensions'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'eqpCondition'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'eqpManufacturer'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'lastMaintenance'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'maintenanceHistory'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'maintenanceSchedule'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'manualUrl'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'maxUserWeight'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'model'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'nextMaintenance'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'powerRequirement'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'purchaseDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'qrCode'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'replacementCost'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'safetyGuidelines'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'serialNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'supplier'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'usageRestrictions'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'warrantyExpiry'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'warrantyInfo'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentExtremesSort': { kind: 'INPUT_OBJECT'; name: 'EquipmentExtremesSort'; isOneOf: false; inputFields: [
    { name: 'cost'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'depreciationValue'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'dimensions'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'eqpCondition'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'eqpManufacturer'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'lastMaintenance'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maintenanceHistory'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maintenanceSchedule'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'manualUrl'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maxUserWeight'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'model'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'nextMaintenance'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'powerRequirement'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'purchaseDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'qrCode'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'replacementCost'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'safetyGuidelines'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'serialNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'supplier'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'usageRestrictions'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'warrantyExpiry'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'warrantyInfo'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentFilter': { kind: 'INPUT_OBJECT'; name: 'EquipmentFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'EquipmentFilter'; ofType: null } } }; defaultValue: null },
    { name: 'assignedTo'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null }; defaultValue: null },
    { name: 'assignedToId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'cost'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'depreciationValue'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'dimensions'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'eqpCondition'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'eqpManufacturer'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'lastMaintenance'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'maintenanceHistory'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'maintenanceRecords'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordListFilter'; ofType: null }; defaultValue: null },
    { name: 'maintenanceSchedule'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'manualUrl'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'maxUserWeight'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'model'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'nextMaintenance'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'EquipmentFilter'; ofType: null } } }; defaultValue: null },
    { name: 'powerRequirement'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'purchaseDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'qrCode'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'replacementCost'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'safetyGuidelines'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'serialNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'supplier'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'usageRestrictions'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'warrantyExpiry'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'warrantyInfo'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentGroup': { kind: 'OBJECT'; name: 'EquipmentGroup'; fields: {
    'assignedTo': { name: 'assignedTo'; type: { kind: 'OBJECT'; name: 'TrainerGroup'; ofType: null } };
    'assignedToId': { name: 'assignedToId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'cost': { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'depreciationValue': { name: 'depreciationValue'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'dimensions': { name: 'dimensions'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'eqpCondition': { name: 'eqpCondition'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'eqpManufacturer': { name: 'eqpManufacturer'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'lastMaintenance': { name: 'lastMaintenance'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'LocationGroup'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'maintenanceHistory': { name: 'maintenanceHistory'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'maintenanceSchedule': { name: 'maintenanceSchedule'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'manualUrl': { name: 'manualUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'maxUserWeight': { name: 'maxUserWeight'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'model': { name: 'model'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'name': { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'nextMaintenance': { name: 'nextMaintenance'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'powerRequirement': { name: 'powerRequirement'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'purchaseDate': { name: 'purchaseDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'purchaseOrderNumber': { name: 'purchaseOrderNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'qrCode': { name: 'qrCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'replacementCost': { name: 'replacementCost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'safetyGuidelines': { name: 'safetyGuidelines'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'serialNumber': { name: 'serialNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'supplier': { name: 'supplier'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'type': { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'usageRestrictions': { name: 'usageRestrictions'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'warrantyExpiry': { name: 'warrantyExpiry'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'warrantyInfo': { name: 'warrantyInfo'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'EquipmentGroupBy': { kind: 'INPUT_OBJECT'; name: 'EquipmentGroupBy'; isOneOf: false; inputFields: [
    { name: 'assignedTo'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerGroupBy'; ofType: null }; defaultValue: null },
    { name: 'assignedToId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'cost'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'depreciationValue'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'dimensions'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'eqpCondition'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'eqpManufacturer'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'lastMaintenance'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationGroupBy'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'maintenanceHistory'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'maintenanceSchedule'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'manualUrl'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'maxUserWeight'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'model'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'nextMaintenance'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'powerRequirement'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'purchaseDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'qrCode'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'replacementCost'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'safetyGuidelines'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'serialNumber'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'supplier'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'usageRestrictions'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'warrantyExpiry'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'warrantyInfo'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentGroupSort': { kind: 'INPUT_OBJECT'; name: 'EquipmentGroupSort'; isOneOf: false; inputFields: [
    { name: 'assignedTo'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerGroupSort'; ofType: null }; defaultValue: null },
    { name: 'assignedToId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'cost'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'depreciationValue'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'dimensions'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'eqpCondition'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'eqpManufacturer'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'lastMaintenance'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationGroupSort'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maintenanceHistory'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maintenanceSchedule'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'manualUrl'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maxUserWeight'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'model'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'nextMaintenance'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'powerRequirement'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'purchaseDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'qrCode'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'replacementCost'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'safetyGuidelines'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'serialNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'supplier'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'usageRestrictions'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'warrantyExpiry'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'warrantyInfo'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentHaving': { kind: 'INPUT_OBJECT'; name: 'EquipmentHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'EquipmentHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'EquipmentHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentHit': { kind: 'OBJECT'; name: 'EquipmentHit'; fields: {
    'detail': { name: 'detail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'title': { name: 'title'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'EquipmentInput': { kind: 'INPUT_OBJECT'; name: 'EquipmentInput'; isOneOf: false; inputFields: [
    { name: 'assignedToId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'depreciationValue'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'dimensions'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'eqpCondition'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'eqpManufacturer'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'lastMaintenance'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'maintenanceHistory'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'maintenanceSchedule'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'manualUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'maxUserWeight'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'model'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'nextMaintenance'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'powerRequirement'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'purchaseDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'qrCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'replacementCost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'safetyGuidelines'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'serialNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'supplier'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'usageRestrictions'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'warrantyExpiry'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'warrantyInfo'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentListFilter': { kind: 'INPUT_OBJECT'; name: 'EquipmentListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentFilter'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentNumbers': { kind: 'OBJECT'; name: 'EquipmentNumbers'; fields: {
    'cost': { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'depreciationValue': { name: 'depreciationValue'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'maxUserWeight': { name: 'maxUserWeight'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'replacementCost': { name: 'replacementCost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'EquipmentNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'EquipmentNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'cost'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'depreciationValue'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'maxUserWeight'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'replacementCost'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentNumbersSort': { kind: 'INPUT_OBJECT'; name: 'EquipmentNumbersSort'; isOneOf: false; inputFields: [
    { name: 'cost'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'depreciationValue'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maxUserWeight'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'replacementCost'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentPage': { kind: 'OBJECT'; name: 'EquipmentPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Equipment'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'EquipmentPatch': { kind: 'INPUT_OBJECT'; name: 'EquipmentPatch'; isOneOf: false; inputFields: [
    { name: 'assignedToId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'depreciationValue'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'dimensions'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'eqpCondition'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'eqpManufacturer'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'lastMaintenance'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'maintenanceHistory'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'maintenanceSchedule'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'manualUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'maxUserWeight'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'model'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'nextMaintenance'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'powerRequirement'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'purchaseDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'qrCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'replacementCost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'safetyGuidelines'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'serialNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'supplier'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'usageRestrictions'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'warrantyExpiry'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'warrantyInfo'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentSort': { kind: 'INPUT_OBJECT'; name: 'EquipmentSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'EquipmentSortField'; ofType: null } }; defaultValue: null },
  ] };
  'EquipmentSortField': { name: 'EquipmentSortField'; enumValues: 'assignedToId' | 'assignedToName' | 'cost' | 'createdAt' | 'depreciationValue' | 'dimensions' | 'eqpCondition' | 'eqpManufacturer' | 'id' | 'lastMaintenance' | 'locationId' | 'locationName' | 'maintenanceHistory' | 'maintenanceSchedule' | 'manualUrl' | 'maxUserWeight' | 'model' | 'name' | 'nextMaintenance' | 'notes' | 'powerRequirement' | 'purchaseDate' | 'purchaseOrderNumber' | 'qrCode' | 'replacementCost' | 'safetyGuidelines' | 'serialNumber' | 'status' | 'supplier' | 'type' | 'updatedAt' | 'usageRestrictions' | 'version' | 'warrantyExpiry' | 'warrantyInfo' };
  'Expense': { kind: 'OBJECT'; name: 'Expense'; fields: {
    'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'approvalDate': { name: 'approvalDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'approvedBy': { name: 'approvedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'category': { name: 'category'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'expenseDate': { name: 'expenseDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'receiptNumber': { name: 'receiptNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'vendor': { name: 'vendor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ExpenseAggregate': { kind: 'OBJECT'; name: 'ExpenseAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExpenseNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExpenseCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExpenseGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExpenseExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExpenseExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExpenseNumbers'; ofType: null } } };
  } };
  'ExpenseAggregateSort': { kind: 'INPUT_OBJECT'; name: 'ExpenseAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'ExpenseCounts': { kind: 'OBJECT'; name: 'ExpenseCounts'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'approvalDate': { name: 'approvalDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'approvedBy': { name: 'approvedBy'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'category': { name: 'category'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'expenseDate': { name: 'expenseDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'receiptNumber': { name: 'receiptNumber'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'vendor': { name: 'vendor'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'ExpenseCountsHaving': { kind: 'INPUT_OBJECT'; name: 'ExpenseCountsHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'approvalDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'approvedBy'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'expenseDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'receiptNumber'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'vendor'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'ExpenseCountsSort': { kind: 'INPUT_OBJECT'; name: 'ExpenseCountsSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'approvalDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'approvedBy'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'expenseDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'receiptNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'vendor'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'ExpenseExtremes': { kind: 'OBJECT'; name: 'ExpenseExtremes'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'approvalDate': { name: 'approvalDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'approvedBy': { name: 'approvedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'category': { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'expenseDate': { name: 'expenseDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'receiptNumber': { name: 'receiptNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'vendor': { name: 'vendor'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'ExpenseExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'ExpenseExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'approvalDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'approvedBy'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'expenseDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'receiptNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'vendor'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
  ] };
  'ExpenseExtremesSort': { kind: 'INPUT_OBJECT'; name: 'ExpenseExtremesSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'approvalDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'approvedBy'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'expenseDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'receiptNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'vendor'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'ExpenseFilter': { kind: 'INPUT_OBJECT'; name: 'ExpenseFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ExpenseFilter'; ofType: null } } }; defaultValue: null },
    { name: 'approvalDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'approvedBy'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'expenseDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ExpenseFilter'; ofType: null } } }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'receiptNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'vendor'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'ExpenseGroup': { kind: 'OBJECT'; name: 'ExpenseGroup'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'approvalDate': { name: 'approvalDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'approvedBy': { name: 'approvedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'category': { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'expenseDate': { name: 'expenseDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'LocationGroup'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'receiptNumber': { name: 'receiptNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'vendor': { name: 'vendor'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'ExpenseGroupBy': { kind: 'INPUT_OBJECT'; name: 'ExpenseGroupBy'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'approvalDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'approvedBy'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'expenseDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationGroupBy'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'receiptNumber'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'vendor'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
  ] };
  'ExpenseGroupSort': { kind: 'INPUT_OBJECT'; name: 'ExpenseGroupSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'approvalDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'approvedBy'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'expenseDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationGroupSort'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'receiptNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'vendor'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'ExpenseHaving': { kind: 'INPUT_OBJECT'; name: 'ExpenseHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ExpenseHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ExpenseHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'ExpenseInput': { kind: 'INPUT_OBJECT'; name: 'ExpenseInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'approvalDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'approvedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'expenseDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'receiptNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'vendor'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ExpenseListFilter': { kind: 'INPUT_OBJECT'; name: 'ExpenseListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseFilter'; ofType: null }; defaultValue: null },
  ] };
  'ExpenseNumbers': { kind: 'OBJECT'; name: 'ExpenseNumbers'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'ExpenseNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'ExpenseNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'ExpenseNumbersSort': { kind: 'INPUT_OBJECT'; name: 'ExpenseNumbersSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'ExpensePage': { kind: 'OBJECT'; name: 'ExpensePage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Expense'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ExpensePatch': { kind: 'INPUT_OBJECT'; name: 'ExpensePatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'approvalDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'approvedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'expenseDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'receiptNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'vendor'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ExpenseSort': { kind: 'INPUT_OBJECT'; name: 'ExpenseSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ExpenseSortField'; ofType: null } }; defaultValue: null },
  ] };
  'ExpenseSortField': { name: 'ExpenseSortField'; enumValues: 'amount' | 'approvalDate' | 'approvedBy' | 'category' | 'createdAt' | 'description' | 'expenseDate' | 'id' | 'locationId' | 'locationName' | 'notes' | 'paymentMethod' | 'receiptImageUrl' | 'receiptNumber' | 'status' | 'updatedAt' | 'vendor' | 'version' };
  'ExternalPayment': { kind: 'OBJECT'; name: 'ExternalPayment'; fields: {
    'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'category': { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'invoiceNumber': { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'paymentNumber': { name: 'paymentNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'paymentType': { name: 'paymentType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'referenceNumber': { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'transactionId': { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'vendorName': { name: 'vendorName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ExternalPaymentAggregate': { kind: 'OBJECT'; name: 'ExternalPaymentAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExternalPaymentNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExternalPaymentCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExternalPaymentGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExternalPaymentExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExternalPaymentExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExternalPaymentNumbers'; ofType: null } } };
  } };
  'ExternalPaymentAggregateSort': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentCounts': { kind: 'OBJECT'; name: 'ExternalPaymentCounts'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'category': { name: 'category'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'invoiceNumber': { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentNumber': { name: 'paymentNumber'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentType': { name: 'paymentType'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'referenceNumber': { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'transactionId': { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'vendorName': { name: 'vendorName'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'ExternalPaymentCountsHaving': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentCountsHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'vendorName'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentCountsSort': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentCountsSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'vendorName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentExtremes': { kind: 'OBJECT'; name: 'ExternalPaymentExtremes'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'category': { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'invoiceNumber': { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentNumber': { name: 'paymentNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentType': { name: 'paymentType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'referenceNumber': { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'transactionId': { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'vendorName': { name: 'vendorName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'ExternalPaymentExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'vendorName'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentExtremesSort': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentExtremesSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'vendorName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentFilter': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentFilter'; ofType: null } } }; defaultValue: null },
    { name: 'category'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentFilter'; ofType: null } } }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'vendorName'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentGroup': { kind: 'OBJECT'; name: 'ExternalPaymentGroup'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'category': { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'invoiceNumber': { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'LocationGroup'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentNumber': { name: 'paymentNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentType': { name: 'paymentType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'referenceNumber': { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'transactionId': { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'vendorName': { name: 'vendorName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'ExternalPaymentGroupBy': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentGroupBy'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationGroupBy'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'vendorName'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentGroupSort': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentGroupSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationGroupSort'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'vendorName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentHaving': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentInput': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'vendorName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentListFilter': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentFilter'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentNumbers': { kind: 'OBJECT'; name: 'ExternalPaymentNumbers'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'ExternalPaymentNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentNumbersSort': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentNumbersSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentPage': { kind: 'OBJECT'; name: 'ExternalPaymentPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExternalPayment'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ExternalPaymentPatch': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentPatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'vendorName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentSort': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ExternalPaymentSortField'; ofType: null } }; defaultValue: null },
  ] };
  'ExternalPaymentSortField': { name: 'ExternalPaymentSortField'; enumValues: 'amount' | 'category' | 'createdAt' | 'id' | 'invoiceNumber' | 'locationId' | 'locationName' | 'notes' | 'paymentDate' | 'paymentMethod' | 'paymentNumber' | 'paymentStatus' | 'paymentType' | 'referenceNumber' | 'transactionId' | 'updatedAt' | 'vendorName' | 'version' };
  'FieldChange': { kind: 'OBJECT'; name: 'FieldChange'; fields: {
    'after': { name: 'after'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'afterText': { name: 'afterText'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'before': { name: 'before'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'beforeText': { name: 'beforeText'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'field': { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'isWritable': { name: 'isWritable'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'label': { name: 'label'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'target': { name: 'target'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'Float': unknown;
  'ID': unknown;
  'IdFilter': { kind: 'INPUT_OBJECT'; name: 'IdFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'in'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } }; defaultValue: null },
    { name: 'isNull'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'ne'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notIn'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } }; defaultValue: null },
  ] };
  'Income': { kind: 'OBJECT'; name: 'Income'; fields: {
    'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'category': { name: 'category'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'incomeDate': { name: 'incomeDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'recordedBy': { name: 'recordedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'recordingDate': { name: 'recordingDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'referenceNumber': { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'source': { name: 'source'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'IncomeAggregate': { kind: 'OBJECT'; name: 'IncomeAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'IncomeNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'IncomeCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'IncomeGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'IncomeExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'IncomeExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'IncomeNumbers'; ofType: null } } };
  } };
  'IncomeAggregateSort': { kind: 'INPUT_OBJECT'; name: 'IncomeAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'IncomeCounts': { kind: 'OBJECT'; name: 'IncomeCounts'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'category': { name: 'category'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'incomeDate': { name: 'incomeDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'recordedBy': { name: 'recordedBy'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'recordingDate': { name: 'recordingDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'referenceNumber': { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'source': { name: 'source'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'IncomeCountsHaving': { kind: 'INPUT_OBJECT'; name: 'IncomeCountsHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'incomeDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'recordedBy'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'recordingDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'source'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'IncomeCountsSort': { kind: 'INPUT_OBJECT'; name: 'IncomeCountsSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'incomeDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'recordedBy'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'recordingDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'source'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'IncomeExtremes': { kind: 'OBJECT'; name: 'IncomeExtremes'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'category': { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'incomeDate': { name: 'incomeDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'recordedBy': { name: 'recordedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'recordingDate': { name: 'recordingDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'referenceNumber': { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'source': { name: 'source'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
  } };
  'IncomeExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'IncomeExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'incomeDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'recordedBy'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'recordingDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'source'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
  ] };
  'IncomeExtremesSort': { kind: 'INPUT_OBJECT'; name: 'IncomeExtremesSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'incomeDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'recordedBy'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'recordingDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'source'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'IncomeFilter': { kind: 'INPUT_OBJECT'; name: 'IncomeFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'IncomeFilter'; ofType: null } } }; defaultValue: null },
    { name: 'category'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'incomeDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'IncomeFilter'; ofType: null } } }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'recordedBy'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'recordingDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'source'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'IncomeGroup': { kind: 'OBJECT'; name: 'IncomeGroup'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'category': { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'incomeDate': { name: 'incomeDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'LocationGroup'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'recordedBy': { name: 'recordedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'recordingDate': { name: 'recordingDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'referenceNumber': { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'source': { name: 'source'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
  } };
  'IncomeGroupBy': { kind: 'INPUT_OBJECT'; name: 'IncomeGroupBy'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'incomeDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationGroupBy'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'recordedBy'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'recordingDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'source'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
  ] };
  'IncomeGroupSort': { kind: 'INPUT_OBJECT'; name: 'IncomeGroupSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'incomeDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationGroupSort'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'recordedBy'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'recordingDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'source'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
  ] };
  'IncomeHaving': { kind: 'INPUT_OBJECT'; name: 'IncomeHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'IncomeHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'IncomeHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'IncomeInput': { kind: 'INPUT_OBJECT'; name: 'IncomeInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'incomeDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'recordedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'recordingDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'source'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'IncomeListFilter': { kind: 'INPUT_OBJECT'; name: 'IncomeListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeFilter'; ofType: null }; defaultValue: null },
  ] };
  'IncomeNumbers': { kind: 'OBJECT'; name: 'IncomeNumbers'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'IncomeNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'IncomeNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'IncomeNumbersSort': { kind: 'INPUT_OBJECT'; name: 'IncomeNumbersSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'IncomePage': { kind: 'OBJECT'; name: 'IncomePage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Income'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'IncomePatch': { kind: 'INPUT_OBJECT'; name: 'IncomePatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'incomeDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'recordedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'recordingDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'source'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'IncomeSort': { kind: 'INPUT_OBJECT'; name: 'IncomeSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'IncomeSortField'; ofType: null } }; defaultValue: null },
  ] };
  'IncomeSortField': { name: 'IncomeSortField'; enumValues: 'amount' | 'category' | 'createdAt' | 'description' | 'id' | 'incomeDate' | 'locationId' | 'locationName' | 'notes' | 'paymentMethod' | 'receiptImageUrl' | 'recordedBy' | 'recordingDate' | 'referenceNumber' | 'source' | 'status' | 'updatedAt' | 'version' };
  'Int': unknown;
  'IntFilter': { kind: 'INPUT_OBJECT'; name: 'IntFilter'; isOneOf: false; inputFields: [
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
  'JobCount': { kind: 'OBJECT'; name: 'JobCount'; fields: {
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'JobRun': { kind: 'OBJECT'; name: 'JobRun'; fields: {
    'attempt': { name: 'attempt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'attempts': { name: 'attempts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'counts': { name: 'counts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'JobCount'; ofType: null } } } } };
    'endedAt': { name: 'endedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'error': { name: 'error'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'progress': { name: 'progress'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'progressText': { name: 'progressText'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'startedAt': { name: 'startedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'startsAt': { name: 'startsAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'JobState'; ofType: null } } };
    'title': { name: 'title'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'JobRunPage': { kind: 'OBJECT'; name: 'JobRunPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'JobRun'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'JobState': { name: 'JobState'; enumValues: 'CANCELLED' | 'COMPLETED' | 'FAILED' | 'RETRYING' | 'RUNNING' | 'WAITING' };
  'Language': { name: 'Language'; enumValues: 'de' | 'en' | 'system' };
  'LocalDate': unknown;
  'Location': { kind: 'OBJECT'; name: 'Location'; fields: {
    'address': { name: 'address'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'amenities': { name: 'amenities'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'capacity': { name: 'capacity'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'commissions': { name: 'commissions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CommissionPage'; ofType: null } } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'equipment': { name: 'equipment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EquipmentPage'; ofType: null } } };
    'expenses': { name: 'expenses'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExpensePage'; ofType: null } } };
    'externalPayments': { name: 'externalPayments'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExternalPaymentPage'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'income': { name: 'income'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'IncomePage'; ofType: null } } };
    'invoices': { name: 'invoices'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecordPage'; ofType: null } } };
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'openingHours': { name: 'openingHours'; type: { kind: 'OBJECT'; name: 'OpeningHours'; ofType: null } };
    'payments': { name: 'payments'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PaymentPage'; ofType: null } } };
    'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'shifts': { name: 'shifts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ShiftPage'; ofType: null } } };
    'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'zipCode': { name: 'zipCode'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'LocationAggregate': { kind: 'OBJECT'; name: 'LocationAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LocationNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LocationCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LocationGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LocationExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LocationExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LocationNumbers'; ofType: null } } };
  } };
  'LocationAggregateSort': { kind: 'INPUT_OBJECT'; name: 'LocationAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'LocationNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'LocationCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'LocationGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'LocationExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'LocationExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'LocationNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'LocationCounts': { kind: 'OBJECT'; name: 'LocationCounts'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'capacity': { name: 'capacity'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'name': { name: 'name'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'LocationCountsHaving': { kind: 'INPUT_OBJECT'; name: 'LocationCountsHaving'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'capacity'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'LocationCountsSort': { kind: 'INPUT_OBJECT'; name: 'LocationCountsSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'capacity'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'LocationExtremes': { kind: 'OBJECT'; name: 'LocationExtremes'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'capacity': { name: 'capacity'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'name': { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'LocationExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'LocationExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'capacity'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
  ] };
  'LocationExtremesSort': { kind: 'INPUT_OBJECT'; name: 'LocationExtremesSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'capacity'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'LocationFilter': { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'amenities'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null } } }; defaultValue: null },
    { name: 'capacity'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'commissions'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionListFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'equipment'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentListFilter'; ofType: null }; defaultValue: null },
    { name: 'expenses'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseListFilter'; ofType: null }; defaultValue: null },
    { name: 'externalPayments'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentListFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'income'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeListFilter'; ofType: null }; defaultValue: null },
    { name: 'invoices'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordListFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null } } }; defaultValue: null },
    { name: 'payments'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentListFilter'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'shifts'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftListFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
  ] };
  'LocationGroup': { kind: 'OBJECT'; name: 'LocationGroup'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'capacity': { name: 'capacity'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'name': { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'LocationGroupBy': { kind: 'INPUT_OBJECT'; name: 'LocationGroupBy'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'capacity'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
  ] };
  'LocationGroupSort': { kind: 'INPUT_OBJECT'; name: 'LocationGroupSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'capacity'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'LocationHaving': { kind: 'INPUT_OBJECT'; name: 'LocationHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'LocationHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'LocationNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'LocationCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'LocationExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'LocationExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'LocationHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'LocationHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'LocationNumbersHaving'; ofType: null }; defaultValue: null },
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
  'LocationNumbers': { kind: 'OBJECT'; name: 'LocationNumbers'; fields: {
    'capacity': { name: 'capacity'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'LocationNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'LocationNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'capacity'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'LocationNumbersSort': { kind: 'INPUT_OBJECT'; name: 'LocationNumbersSort'; isOneOf: false; inputFields: [
    { name: 'capacity'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
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
  'MaintenanceRecord': { kind: 'OBJECT'; name: 'MaintenanceRecord'; fields: {
    'cost': { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'equipment': { name: 'equipment'; type: { kind: 'OBJECT'; name: 'Equipment'; ofType: null } };
    'equipmentId': { name: 'equipmentId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'technician': { name: 'technician'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'type': { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'MaintenanceRecordAggregate': { kind: 'OBJECT'; name: 'MaintenanceRecordAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MaintenanceRecordNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MaintenanceRecordCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MaintenanceRecordGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MaintenanceRecordExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MaintenanceRecordExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MaintenanceRecordNumbers'; ofType: null } } };
  } };
  'MaintenanceRecordAggregateSort': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordCounts': { kind: 'OBJECT'; name: 'MaintenanceRecordCounts'; fields: {
    'cost': { name: 'cost'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'date': { name: 'date'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'equipmentId': { name: 'equipmentId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'technician': { name: 'technician'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'type': { name: 'type'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'MaintenanceRecordCountsHaving': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordCountsHaving'; isOneOf: false; inputFields: [
    { name: 'cost'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'equipmentId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'technician'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordCountsSort': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordCountsSort'; isOneOf: false; inputFields: [
    { name: 'cost'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'equipmentId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'technician'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordExtremes': { kind: 'OBJECT'; name: 'MaintenanceRecordExtremes'; fields: {
    'cost': { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'date': { name: 'date'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'technician': { name: 'technician'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'type': { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
  } };
  'MaintenanceRecordExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'cost'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'technician'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordExtremesSort': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordExtremesSort'; isOneOf: false; inputFields: [
    { name: 'cost'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'technician'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordFilter': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordFilter'; ofType: null } } }; defaultValue: null },
    { name: 'cost'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'equipment'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentFilter'; ofType: null }; defaultValue: null },
    { name: 'equipmentId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordFilter'; ofType: null } } }; defaultValue: null },
    { name: 'technician'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordGroup': { kind: 'OBJECT'; name: 'MaintenanceRecordGroup'; fields: {
    'cost': { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'date': { name: 'date'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'equipment': { name: 'equipment'; type: { kind: 'OBJECT'; name: 'EquipmentGroup'; ofType: null } };
    'equipmentId': { name: 'equipmentId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'technician': { name: 'technician'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'type': { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
  } };
  'MaintenanceRecordGroupBy': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordGroupBy'; isOneOf: false; inputFields: [
    { name: 'cost'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'equipment'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentGroupBy'; ofType: null }; defaultValue: null },
    { name: 'equipmentId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'technician'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordGroupSort': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordGroupSort'; isOneOf: false; inputFields: [
    { name: 'cost'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'equipment'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentGroupSort'; ofType: null }; defaultValue: null },
    { name: 'equipmentId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'technician'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordHaving': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordInput': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordInput'; isOneOf: false; inputFields: [
    { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'equipmentId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'technician'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordListFilter': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordFilter'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordNumbers': { kind: 'OBJECT'; name: 'MaintenanceRecordNumbers'; fields: {
    'cost': { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'MaintenanceRecordNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'cost'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordNumbersSort': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordNumbersSort'; isOneOf: false; inputFields: [
    { name: 'cost'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordPage': { kind: 'OBJECT'; name: 'MaintenanceRecordPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MaintenanceRecord'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'MaintenanceRecordPatch': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordPatch'; isOneOf: false; inputFields: [
    { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'equipmentId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'technician'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordSort': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'MaintenanceRecordSortField'; ofType: null } }; defaultValue: null },
  ] };
  'MaintenanceRecordSortField': { name: 'MaintenanceRecordSortField'; enumValues: 'cost' | 'createdAt' | 'date' | 'description' | 'equipmentId' | 'equipmentName' | 'id' | 'technician' | 'type' | 'updatedAt' | 'version' };
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
  'MasterDataItemAggregate': { kind: 'OBJECT'; name: 'MasterDataItemAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItemNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItemCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItemGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItemExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItemExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItemNumbers'; ofType: null } } };
  } };
  'MasterDataItemAggregateSort': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'MasterDataItemCounts': { kind: 'OBJECT'; name: 'MasterDataItemCounts'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'displayText': { name: 'displayText'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'dropdownName': { name: 'dropdownName'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'isActive': { name: 'isActive'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'page': { name: 'page'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'sortOrder': { name: 'sortOrder'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'value': { name: 'value'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'MasterDataItemCountsHaving': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemCountsHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'displayText'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'dropdownName'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'page'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'sortOrder'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'value'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'MasterDataItemCountsSort': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemCountsSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'displayText'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'dropdownName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'page'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'sortOrder'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'value'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'MasterDataItemExtremes': { kind: 'OBJECT'; name: 'MasterDataItemExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'displayText': { name: 'displayText'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'dropdownName': { name: 'dropdownName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'page': { name: 'page'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'sortOrder': { name: 'sortOrder'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'value': { name: 'value'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'MasterDataItemExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'displayText'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'dropdownName'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'page'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'sortOrder'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'value'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
  ] };
  'MasterDataItemExtremesSort': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'displayText'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'dropdownName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'page'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'sortOrder'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'value'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'MasterDataItemFilter': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemFilter'; ofType: null } } }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'displayText'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'dropdownName'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'INPUT_OBJECT'; name: 'BooleanFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemFilter'; ofType: null } } }; defaultValue: null },
    { name: 'page'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'sortOrder'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'value'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'MasterDataItemGroup': { kind: 'OBJECT'; name: 'MasterDataItemGroup'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'displayText': { name: 'displayText'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'dropdownName': { name: 'dropdownName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'isActive': { name: 'isActive'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
    'page': { name: 'page'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'sortOrder': { name: 'sortOrder'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'value': { name: 'value'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'MasterDataItemGroupBy': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemGroupBy'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'displayText'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'dropdownName'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'page'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'sortOrder'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'value'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
  ] };
  'MasterDataItemGroupSort': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemGroupSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'displayText'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'dropdownName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'page'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'sortOrder'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'value'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'MasterDataItemHaving': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'MasterDataItemInput': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemInput'; isOneOf: false; inputFields: [
    { name: 'displayText'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'dropdownName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'page'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'sortOrder'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'value'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'MasterDataItemNumbers': { kind: 'OBJECT'; name: 'MasterDataItemNumbers'; fields: {
    'sortOrder': { name: 'sortOrder'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'MasterDataItemNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'sortOrder'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'MasterDataItemNumbersSort': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemNumbersSort'; isOneOf: false; inputFields: [
    { name: 'sortOrder'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
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
    'dropdown': { name: 'dropdown'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'value': { name: 'value'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'Member': { kind: 'OBJECT'; name: 'Member'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'assignedTrainer': { name: 'assignedTrainer'; type: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } };
    'assignedTrainerId': { name: 'assignedTrainerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'dateOfBirth': { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'dietPlans': { name: 'dietPlans'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DietPlanPage'; ofType: null } } };
    'email': { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'emergencyContact': { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyPhone': { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'gender': { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'healthConditions': { name: 'healthConditions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'invoices': { name: 'invoices'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecordPage'; ofType: null } } };
    'joiningDate': { name: 'joiningDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'membershipEndDate': { name: 'membershipEndDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'membershipStartDate': { name: 'membershipStartDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'membershipType': { name: 'membershipType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'parkingPasses': { name: 'parkingPasses'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ParkingPassPage'; ofType: null } } };
    'payments': { name: 'payments'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PaymentPage'; ofType: null } } };
    'phone': { name: 'phone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'referrals': { name: 'referrals'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReferralPage'; ofType: null } } };
    'rewards': { name: 'rewards'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RewardPage'; ofType: null } } };
    'sessions': { name: 'sessions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SessionPage'; ofType: null } } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'MemberAggregate': { kind: 'OBJECT'; name: 'MemberAggregate'; fields: {
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MemberCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MemberGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MemberExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MemberExtremes'; ofType: null } } };
  } };
  'MemberAggregateSort': { kind: 'INPUT_OBJECT'; name: 'MemberAggregateSort'; isOneOf: false; inputFields: [
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'MemberCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'MemberGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'MemberExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'MemberExtremesSort'; ofType: null }; defaultValue: null },
  ] };
  'MemberCounts': { kind: 'OBJECT'; name: 'MemberCounts'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'assignedTrainerId': { name: 'assignedTrainerId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'dateOfBirth': { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'emergencyContact': { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'emergencyPhone': { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'gender': { name: 'gender'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'joiningDate': { name: 'joiningDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'membershipEndDate': { name: 'membershipEndDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'membershipStartDate': { name: 'membershipStartDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'membershipType': { name: 'membershipType'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'name': { name: 'name'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'MemberCountsHaving': { kind: 'INPUT_OBJECT'; name: 'MemberCountsHaving'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'assignedTrainerId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'membershipEndDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'membershipStartDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'membershipType'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'MemberCountsSort': { kind: 'INPUT_OBJECT'; name: 'MemberCountsSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'assignedTrainerId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'membershipEndDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'membershipStartDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'membershipType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'MemberExtremes': { kind: 'OBJECT'; name: 'MemberExtremes'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'dateOfBirth': { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyContact': { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyPhone': { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'gender': { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'joiningDate': { name: 'joiningDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'membershipEndDate': { name: 'membershipEndDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'membershipStartDate': { name: 'membershipStartDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'membershipType': { name: 'membershipType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'name': { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'MemberExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'MemberExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'membershipEndDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'membershipStartDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'membershipType'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
  ] };
  'MemberExtremesSort': { kind: 'INPUT_OBJECT'; name: 'MemberExtremesSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'membershipEndDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'membershipStartDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'membershipType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'MemberFilter': { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null } } }; defaultValue: null },
    { name: 'assignedTrainer'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null }; defaultValue: null },
    { name: 'assignedTrainerId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'dietPlans'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanListFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'healthConditions'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'invoices'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordListFilter'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'membershipEndDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'membershipStartDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'membershipType'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null } } }; defaultValue: null },
    { name: 'parkingPasses'; type: { kind: 'INPUT_OBJECT'; name: 'ParkingPassListFilter'; ofType: null }; defaultValue: null },
    { name: 'payments'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentListFilter'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'referrals'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralListFilter'; ofType: null }; defaultValue: null },
    { name: 'rewards'; type: { kind: 'INPUT_OBJECT'; name: 'RewardListFilter'; ofType: null }; defaultValue: null },
    { name: 'sessions'; type: { kind: 'INPUT_OBJECT'; name: 'SessionListFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
  ] };
  'MemberGroup': { kind: 'OBJECT'; name: 'MemberGroup'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'assignedTrainer': { name: 'assignedTrainer'; type: { kind: 'OBJECT'; name: 'TrainerGroup'; ofType: null } };
    'assignedTrainerId': { name: 'assignedTrainerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'dateOfBirth': { name: 'dateOfBirth'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyContact': { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyPhone': { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'gender': { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'joiningDate': { name: 'joiningDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'membershipEndDate': { name: 'membershipEndDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'membershipStartDate': { name: 'membershipStartDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'membershipType': { name: 'membershipType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'name': { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'MemberGroupBy': { kind: 'INPUT_OBJECT'; name: 'MemberGroupBy'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'assignedTrainer'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerGroupBy'; ofType: null }; defaultValue: null },
    { name: 'assignedTrainerId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'membershipEndDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'membershipStartDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'membershipType'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
  ] };
  'MemberGroupSort': { kind: 'INPUT_OBJECT'; name: 'MemberGroupSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'assignedTrainer'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerGroupSort'; ofType: null }; defaultValue: null },
    { name: 'assignedTrainerId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'membershipEndDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'membershipStartDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'membershipType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'MemberHaving': { kind: 'INPUT_OBJECT'; name: 'MemberHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MemberHaving'; ofType: null } } }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'MemberCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'MemberExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'MemberExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'MemberHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MemberHaving'; ofType: null } } }; defaultValue: null },
  ] };
  'MemberHit': { kind: 'OBJECT'; name: 'MemberHit'; fields: {
    'detail': { name: 'detail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'title': { name: 'title'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
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
  'MembershipPlan': { kind: 'OBJECT'; name: 'MembershipPlan'; fields: {
    'accessHours': { name: 'accessHours'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'autoRenewal': { name: 'autoRenewal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'billingFrequency': { name: 'billingFrequency'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'cancellationFee': { name: 'cancellationFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'classesIncluded': { name: 'classesIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'contractRequired': { name: 'contractRequired'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'corporateDiscount': { name: 'corporateDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'discountPercent': { name: 'discountPercent'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'duration': { name: 'duration'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'durationUnit': { name: 'durationUnit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'earlyBirdDiscount': { name: 'earlyBirdDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'enrollmentFee': { name: 'enrollmentFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'equipmentAccess': { name: 'equipmentAccess'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'facilityAccess': { name: 'facilityAccess'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'familyDiscount': { name: 'familyDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'features': { name: 'features'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'freeTrialDays': { name: 'freeTrialDays'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'freezeLimit': { name: 'freezeLimit'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'freezePeriod': { name: 'freezePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'guestPasses': { name: 'guestPasses'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'locationsAccess': { name: 'locationsAccess'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'maintenanceFee': { name: 'maintenanceFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'maxAge': { name: 'maxAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'maxMembers': { name: 'maxMembers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'militaryDiscount': { name: 'militaryDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'minAge': { name: 'minAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'minimumCommitment': { name: 'minimumCommitment'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'noticePeriod': { name: 'noticePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'offPeakHoursAccess': { name: 'offPeakHoursAccess'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'peakHoursAccess': { name: 'peakHoursAccess'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'planName': { name: 'planName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'price': { name: 'price'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'ptSessionsIncluded': { name: 'ptSessionsIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'referralBonus': { name: 'referralBonus'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'seniorDiscount': { name: 'seniorDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'setupFee': { name: 'setupFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'studentDiscount': { name: 'studentDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'validityEnd': { name: 'validityEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'validityStart': { name: 'validityStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'MembershipPlanAggregate': { kind: 'OBJECT'; name: 'MembershipPlanAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MembershipPlanNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MembershipPlanCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MembershipPlanGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MembershipPlanExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MembershipPlanExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MembershipPlanNumbers'; ofType: null } } };
  } };
  'MembershipPlanAggregateSort': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'MembershipPlanCounts': { kind: 'OBJECT'; name: 'MembershipPlanCounts'; fields: {
    'autoRenewal': { name: 'autoRenewal'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'billingFrequency': { name: 'billingFrequency'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'cancellationFee': { name: 'cancellationFee'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'classesIncluded': { name: 'classesIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'contractRequired': { name: 'contractRequired'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'corporateDiscount': { name: 'corporateDiscount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'discountPercent': { name: 'discountPercent'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'duration': { name: 'duration'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'durationUnit': { name: 'durationUnit'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'earlyBirdDiscount': { name: 'earlyBirdDiscount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'enrollmentFee': { name: 'enrollmentFee'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'familyDiscount': { name: 'familyDiscount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'freeTrialDays': { name: 'freeTrialDays'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'freezeLimit': { name: 'freezeLimit'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'freezePeriod': { name: 'freezePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'guestPasses': { name: 'guestPasses'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'maintenanceFee': { name: 'maintenanceFee'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'maxAge': { name: 'maxAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'maxMembers': { name: 'maxMembers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'militaryDiscount': { name: 'militaryDiscount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'minAge': { name: 'minAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'minimumCommitment': { name: 'minimumCommitment'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'noticePeriod': { name: 'noticePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'offPeakHoursAccess': { name: 'offPeakHoursAccess'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'peakHoursAccess': { name: 'peakHoursAccess'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'planName': { name: 'planName'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'price': { name: 'price'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'ptSessionsIncluded': { name: 'ptSessionsIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'referralBonus': { name: 'referralBonus'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'seniorDiscount': { name: 'seniorDiscount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'setupFee': { name: 'setupFee'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'studentDiscount': { name: 'studentDiscount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'validityEnd': { name: 'validityEnd'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'validityStart': { name: 'validityStart'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'MembershipPlanCountsHaving': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanCountsHaving'; isOneOf: false; inputFields: [
    { name: 'autoRenewal'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'billingFrequency'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'cancellationFee'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'classesIncluded'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'contractRequired'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'corporateDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'discountPercent'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'duration'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'durationUnit'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'enrollmentFee'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'familyDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'freeTrialDays'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'freezeLimit'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'freezePeriod'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'guestPasses'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'maintenanceFee'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'maxAge'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'maxMembers'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'militaryDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'minAge'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'minimumCommitment'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'noticePeriod'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'offPeakHoursAccess'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'peakHoursAccess'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'referralBonus'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'seniorDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'setupFee'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'studentDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'validityEnd'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'validityStart'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'MembershipPlanCountsSort': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanCountsSort'; isOneOf: false; inputFields: [
    { name: 'autoRenewal'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'billingFrequency'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'cancellationFee'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'classesIncluded'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'contractRequired'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'corporateDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'discountPercent'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'duration'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'durationUnit'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'enrollmentFee'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'familyDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'freeTrialDays'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'freezeLimit'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'freezePeriod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'guestPasses'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maintenanceFee'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maxAge'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maxMembers'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'militaryDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'minAge'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'minimumCommitment'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'noticePeriod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'offPeakHoursAccess'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'peakHoursAccess'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referralBonus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'seniorDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'setupFee'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'studentDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'validityEnd'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'validityStart'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'MembershipPlanExtremes': { kind: 'OBJECT'; name: 'MembershipPlanExtremes'; fields: {
    'billingFrequency': { name: 'billingFrequency'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'cancellationFee': { name: 'cancellationFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'classesIncluded': { name: 'classesIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'corporateDiscount': { name: 'corporateDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'discountPercent': { name: 'discountPercent'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'duration': { name: 'duration'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'durationUnit': { name: 'durationUnit'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'earlyBirdDiscount': { name: 'earlyBirdDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'enrollmentFee': { name: 'enrollmentFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'familyDiscount': { name: 'familyDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'freeTrialDays': { name: 'freeTrialDays'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'freezeLimit': { name: 'freezeLimit'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'freezePeriod': { name: 'freezePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'guestPasses': { name: 'guestPasses'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'maintenanceFee': { name: 'maintenanceFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'maxAge': { name: 'maxAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'maxMembers': { name: 'maxMembers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'militaryDiscount': { name: 'militaryDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'minAge': { name: 'minAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'minimumCommitment': { name: 'minimumCommitment'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'noticePeriod': { name: 'noticePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'planName': { name: 'planName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'price': { name: 'price'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'ptSessionsIncluded': { name: 'ptSessionsIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'referralBonus': { name: 'referralBonus'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'seniorDiscount': { name: 'seniorDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'setupFee': { name: 'setupFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'studentDiscount': { name: 'studentDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'validityEnd': { name: 'validityEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'validityStart': { name: 'validityStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
  } };
  'MembershipPlanExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'billingFrequency'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'cancellationFee'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'classesIncluded'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'corporateDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'discountPercent'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'duration'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'durationUnit'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'enrollmentFee'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'familyDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'freeTrialDays'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'freezeLimit'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'freezePeriod'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'guestPasses'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'maintenanceFee'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'maxAge'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'maxMembers'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'militaryDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'minAge'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'minimumCommitment'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'noticePeriod'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'referralBonus'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'seniorDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'setupFee'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'studentDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'validityEnd'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'validityStart'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
  ] };
  'MembershipPlanExtremesSort': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanExtremesSort'; isOneOf: false; inputFields: [
    { name: 'billingFrequency'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'cancellationFee'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'classesIncluded'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'corporateDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'discountPercent'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'duration'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'durationUnit'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'enrollmentFee'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'familyDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'freeTrialDays'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'freezeLimit'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'freezePeriod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'guestPasses'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maintenanceFee'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maxAge'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maxMembers'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'militaryDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'minAge'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'minimumCommitment'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'noticePeriod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referralBonus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'seniorDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'setupFee'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'studentDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'validityEnd'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'validityStart'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'MembershipPlanFilter': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanFilter'; isOneOf: false; inputFields: [
    { name: 'accessHours'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanFilter'; ofType: null } } }; defaultValue: null },
    { name: 'autoRenewal'; type: { kind: 'INPUT_OBJECT'; name: 'BooleanFilter'; ofType: null }; defaultValue: null },
    { name: 'billingFrequency'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'cancellationFee'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'classesIncluded'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'contractRequired'; type: { kind: 'INPUT_OBJECT'; name: 'BooleanFilter'; ofType: null }; defaultValue: null },
    { name: 'corporateDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'discountPercent'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'duration'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'durationUnit'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'enrollmentFee'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'equipmentAccess'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'facilityAccess'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'familyDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'features'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'freeTrialDays'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'freezeLimit'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'freezePeriod'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'guestPasses'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'locationsAccess'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'maintenanceFee'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'maxAge'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'maxMembers'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'militaryDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'minAge'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'minimumCommitment'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'noticePeriod'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'offPeakHoursAccess'; type: { kind: 'INPUT_OBJECT'; name: 'BooleanFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanFilter'; ofType: null } } }; defaultValue: null },
    { name: 'peakHoursAccess'; type: { kind: 'INPUT_OBJECT'; name: 'BooleanFilter'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'referralBonus'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'seniorDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'setupFee'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'studentDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'validityEnd'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'validityStart'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'MembershipPlanGroup': { kind: 'OBJECT'; name: 'MembershipPlanGroup'; fields: {
    'autoRenewal': { name: 'autoRenewal'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
    'billingFrequency': { name: 'billingFrequency'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'cancellationFee': { name: 'cancellationFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'classesIncluded': { name: 'classesIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'contractRequired': { name: 'contractRequired'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
    'corporateDiscount': { name: 'corporateDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'discountPercent': { name: 'discountPercent'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'duration': { name: 'duration'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'durationUnit': { name: 'durationUnit'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'earlyBirdDiscount': { name: 'earlyBirdDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'enrollmentFee': { name: 'enrollmentFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'familyDiscount': { name: 'familyDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'freeTrialDays': { name: 'freeTrialDays'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'freezeLimit': { name: 'freezeLimit'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'freezePeriod': { name: 'freezePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'guestPasses': { name: 'guestPasses'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'maintenanceFee': { name: 'maintenanceFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'maxAge': { name: 'maxAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'maxMembers': { name: 'maxMembers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'militaryDiscount': { name: 'militaryDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'minAge': { name: 'minAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'minimumCommitment': { name: 'minimumCommitment'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'noticePeriod': { name: 'noticePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'offPeakHoursAccess': { name: 'offPeakHoursAccess'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
    'peakHoursAccess': { name: 'peakHoursAccess'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
    'planName': { name: 'planName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'price': { name: 'price'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'ptSessionsIncluded': { name: 'ptSessionsIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'referralBonus': { name: 'referralBonus'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'seniorDiscount': { name: 'seniorDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'setupFee': { name: 'setupFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'studentDiscount': { name: 'studentDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'validityEnd': { name: 'validityEnd'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'validityStart': { name: 'validityStart'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
  } };
  'MembershipPlanGroupBy': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanGroupBy'; isOneOf: false; inputFields: [
    { name: 'autoRenewal'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'billingFrequency'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'cancellationFee'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'classesIncluded'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'contractRequired'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'corporateDiscount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'discountPercent'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'duration'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'durationUnit'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'enrollmentFee'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'familyDiscount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'freeTrialDays'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'freezeLimit'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'freezePeriod'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'guestPasses'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'maintenanceFee'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'maxAge'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'maxMembers'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'militaryDiscount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'minAge'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'minimumCommitment'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'noticePeriod'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'offPeakHoursAccess'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'peakHoursAccess'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'referralBonus'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'seniorDiscount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'setupFee'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'studentDiscount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'validityEnd'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'validityStart'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
  ] };
  'MembershipPlanGroupSort': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanGroupSort'; isOneOf: false; inputFields: [
    { name: 'autoRenewal'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'billingFrequency'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'cancellationFee'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'classesIncluded'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'contractRequired'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'corporateDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'discountPercent'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'duration'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'durationUnit'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'enrollmentFee'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'familyDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'freeTrialDays'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'freezeLimit'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'freezePeriod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'guestPasses'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maintenanceFee'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maxAge'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maxMembers'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'militaryDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'minAge'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'minimumCommitment'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'noticePeriod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'offPeakHoursAccess'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'peakHoursAccess'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referralBonus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'seniorDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'setupFee'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'studentDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'validityEnd'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'validityStart'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
  ] };
  'MembershipPlanHaving': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'MembershipPlanInput': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanInput'; isOneOf: false; inputFields: [
    { name: 'accessHours'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'autoRenewal'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'billingFrequency'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'cancellationFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'classesIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'contractRequired'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'corporateDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'discountPercent'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'duration'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'durationUnit'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'enrollmentFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'equipmentAccess'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'facilityAccess'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'familyDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'features'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'freeTrialDays'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'freezeLimit'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'freezePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'guestPasses'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'locationsAccess'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'maintenanceFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'maxAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'maxMembers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'militaryDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'minAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'minimumCommitment'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'noticePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'offPeakHoursAccess'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'peakHoursAccess'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'referralBonus'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'seniorDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'setupFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'studentDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'validityEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'validityStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
  ] };
  'MembershipPlanNumbers': { kind: 'OBJECT'; name: 'MembershipPlanNumbers'; fields: {
    'cancellationFee': { name: 'cancellationFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'classesIncluded': { name: 'classesIncluded'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'corporateDiscount': { name: 'corporateDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'discountPercent': { name: 'discountPercent'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'duration': { name: 'duration'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'earlyBirdDiscount': { name: 'earlyBirdDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'enrollmentFee': { name: 'enrollmentFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'familyDiscount': { name: 'familyDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'freeTrialDays': { name: 'freeTrialDays'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'freezeLimit': { name: 'freezeLimit'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'freezePeriod': { name: 'freezePeriod'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'guestPasses': { name: 'guestPasses'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'maintenanceFee': { name: 'maintenanceFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'maxAge': { name: 'maxAge'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'maxMembers': { name: 'maxMembers'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'militaryDiscount': { name: 'militaryDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'minAge': { name: 'minAge'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'minimumCommitment': { name: 'minimumCommitment'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'noticePeriod': { name: 'noticePeriod'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'price': { name: 'price'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'ptSessionsIncluded': { name: 'ptSessionsIncluded'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'referralBonus': { name: 'referralBonus'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'seniorDiscount': { name: 'seniorDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'setupFee': { name: 'setupFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'studentDiscount': { name: 'studentDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'MembershipPlanNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'cancellationFee'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'classesIncluded'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'corporateDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'discountPercent'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'duration'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'enrollmentFee'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'familyDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'freeTrialDays'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'freezeLimit'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'freezePeriod'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'guestPasses'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'maintenanceFee'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'maxAge'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'maxMembers'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'militaryDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'minAge'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'minimumCommitment'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'noticePeriod'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'referralBonus'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'seniorDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'setupFee'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'studentDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'MembershipPlanNumbersSort': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanNumbersSort'; isOneOf: false; inputFields: [
    { name: 'cancellationFee'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'classesIncluded'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'corporateDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'discountPercent'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'duration'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'enrollmentFee'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'familyDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'freeTrialDays'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'freezeLimit'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'freezePeriod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'guestPasses'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maintenanceFee'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maxAge'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'maxMembers'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'militaryDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'minAge'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'minimumCommitment'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'noticePeriod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referralBonus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'seniorDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'setupFee'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'studentDiscount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'MembershipPlanPage': { kind: 'OBJECT'; name: 'MembershipPlanPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MembershipPlan'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'MembershipPlanPatch': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanPatch'; isOneOf: false; inputFields: [
    { name: 'accessHours'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'autoRenewal'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'billingFrequency'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'cancellationFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'classesIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'contractRequired'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'corporateDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'discountPercent'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'duration'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'durationUnit'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'enrollmentFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'equipmentAccess'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'facilityAccess'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'familyDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'features'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'freeTrialDays'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'freezeLimit'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'freezePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'guestPasses'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'locationsAccess'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'maintenanceFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'maxAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'maxMembers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'militaryDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'minAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'minimumCommitment'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'noticePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'offPeakHoursAccess'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'peakHoursAccess'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'referralBonus'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'seniorDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'setupFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'studentDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'validityEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'validityStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
  ] };
  'MembershipPlanSort': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'MembershipPlanSortField'; ofType: null } }; defaultValue: null },
  ] };
  'MembershipPlanSortField': { name: 'MembershipPlanSortField'; enumValues: 'autoRenewal' | 'billingFrequency' | 'cancellationFee' | 'classesIncluded' | 'contractRequired' | 'corporateDiscount' | 'createdAt' | 'description' | 'discountPercent' | 'duration' | 'durationUnit' | 'earlyBirdDiscount' | 'enrollmentFee' | 'familyDiscount' | 'freeTrialDays' | 'freezeLimit' | 'freezePeriod' | 'guestPasses' | 'id' | 'maintenanceFee' | 'maxAge' | 'maxMembers' | 'militaryDiscount' | 'minAge' | 'minimumCommitment' | 'notes' | 'noticePeriod' | 'offPeakHoursAccess' | 'peakHoursAccess' | 'planName' | 'price' | 'ptSessionsIncluded' | 'referralBonus' | 'seniorDiscount' | 'setupFee' | 'status' | 'studentDiscount' | 'updatedAt' | 'validityEnd' | 'validityStart' | 'version' };
  'MemberSort': { kind: 'INPUT_OBJECT'; name: 'MemberSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'MemberSortField'; ofType: null } }; defaultValue: null },
  ] };
  'MemberSortField': { name: 'MemberSortField'; enumValues: 'address' | 'assignedTrainerId' | 'assignedTrainerName' | 'city' | 'createdAt' | 'dateOfBirth' | 'email' | 'emergencyContact' | 'emergencyPhone' | 'gender' | 'id' | 'joiningDate' | 'membershipEndDate' | 'membershipStartDate' | 'membershipType' | 'name' | 'phone' | 'state' | 'status' | 'updatedAt' | 'version' | 'zipCode' };
  'Motion': { name: 'Motion'; enumValues: 'full' | 'reduced' };
  'Mutation': { kind: 'OBJECT'; name: 'Mutation'; fields: {
    'cancelJobRun': { name: 'cancelJobRun'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'JobRun'; ofType: null } } };
    'changePassword': { name: 'changePassword'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PasswordChanged'; ofType: null } } };
    'createAttendance': { name: 'createAttendance'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Attendance'; ofType: null } } };
    'createBillingRecord': { name: 'createBillingRecord'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecord'; ofType: null } } };
    'createCommission': { name: 'createCommission'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Commission'; ofType: null } } };
    'createDietPlan': { name: 'createDietPlan'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DietPlan'; ofType: null } } };
    'createEmployee': { name: 'createEmployee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null } } };
    'createEquipment': { name: 'createEquipment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Equipment'; ofType: null } } };
    'createExpense': { name: 'createExpense'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Expense'; ofType: null } } };
    'createExternalPayment': { name: 'createExternalPayment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExternalPayment'; ofType: null } } };
    'createIncome': { name: 'createIncome'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Income'; ofType: null } } };
    'createLocation': { name: 'createLocation'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Location'; ofType: null } } };
    'createMaintenanceRecord': { name: 'createMaintenanceRecord'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MaintenanceRecord'; ofType: null } } };
    'createMasterDataItem': { name: 'createMasterDataItem'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItem'; ofType: null } } };
    'createMember': { name: 'createMember'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Member'; ofType: null } } };
    'createMembershipPlan': { name: 'createMembershipPlan'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MembershipPlan'; ofType: null } } };
    'createParkingPass': { name: 'createParkingPass'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ParkingPass'; ofType: null } } };
    'createPayment': { name: 'createPayment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Payment'; ofType: null } } };
    'createPayroll': { name: 'createPayroll'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Payroll'; ofType: null } } };
    'createPermission': { name: 'createPermission'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Permission'; ofType: null } } };
    'createPersonalToken': { name: 'createPersonalToken'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'NewPersonalToken'; ofType: null } } };
    'createReferral': { name: 'createReferral'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Referral'; ofType: null } } };
    'createReward': { name: 'createReward'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Reward'; ofType: null } } };
    'createSavedQuery': { name: 'createSavedQuery'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SavedQuery'; ofType: null } } };
    'createSession': { name: 'createSession'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Session'; ofType: null } } };
    'createShift': { name: 'createShift'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Shift'; ofType: null } } };
    'createTrainer': { name: 'createTrainer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } } };
    'createUser': { name: 'createUser'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null } } };
    'deleteAttendance': { name: 'deleteAttendance'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteBillingRecord': { name: 'deleteBillingRecord'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteCommission': { name: 'deleteCommission'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteDietPlan': { name: 'deleteDietPlan'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteEmployee': { name: 'deleteEmployee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteEquipment': { name: 'deleteEquipment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteExpense': { name: 'deleteExpense'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteExternalPayment': { name: 'deleteExternalPayment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteIncome': { name: 'deleteIncome'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteLocation': { name: 'deleteLocation'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteMaintenanceRecord': { name: 'deleteMaintenanceRecord'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteMasterDataItem': { name: 'deleteMasterDataItem'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteMember': { name: 'deleteMember'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteMembershipPlan': { name: 'deleteMembershipPlan'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteParkingPass': { name: 'deleteParkingPass'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deletePayment': { name: 'deletePayment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deletePayroll': { name: 'deletePayroll'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deletePermission': { name: 'deletePermission'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteReferral': { name: 'deleteReferral'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteReward': { name: 'deleteReward'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteSavedQuery': { name: 'deleteSavedQuery'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteSession': { name: 'deleteSession'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteShift': { name: 'deleteShift'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteTrainer': { name: 'deleteTrainer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'login': { name: 'login'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SignIn'; ofType: null } } };
    'proposeExternalPaymentNumber': { name: 'proposeExternalPaymentNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'proposeInvoiceNumber': { name: 'proposeInvoiceNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'proposePaymentNumber': { name: 'proposePaymentNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'removeJobRun': { name: 'removeJobRun'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'restoreRecord': { name: 'restoreRecord'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RestoredRecord'; ofType: null } } };
    'retryJobRun': { name: 'retryJobRun'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'JobRun'; ofType: null } } };
    'revokePersonalToken': { name: 'revokePersonalToken'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'runJob': { name: 'runJob'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'JobRun'; ofType: null } } };
    'setUserStatus': { name: 'setUserStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null } } };
    'undoChange': { name: 'undoChange'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RestoredRecord'; ofType: null } } };
    'updateAttendance': { name: 'updateAttendance'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Attendance'; ofType: null } } };
    'updateBillingRecord': { name: 'updateBillingRecord'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecord'; ofType: null } } };
    'updateCommission': { name: 'updateCommission'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Commission'; ofType: null } } };
    'updateDietPlan': { name: 'updateDietPlan'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DietPlan'; ofType: null } } };
    'updateEmployee': { name: 'updateEmployee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null } } };
    'updateEquipment': { name: 'updateEquipment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Equipment'; ofType: null } } };
    'updateExpense': { name: 'updateExpense'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Expense'; ofType: null } } };
    'updateExternalPayment': { name: 'updateExternalPayment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExternalPayment'; ofType: null } } };
    'updateIncome': { name: 'updateIncome'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Income'; ofType: null } } };
    'updateLocation': { name: 'updateLocation'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Location'; ofType: null } } };
    'updateMaintenanceRecord': { name: 'updateMaintenanceRecord'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MaintenanceRecord'; ofType: null } } };
    'updateMasterDataItem': { name: 'updateMasterDataItem'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItem'; ofType: null } } };
    'updateMember': { name: 'updateMember'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Member'; ofType: null } } };
    'updateMembershipPlan': { name: 'updateMembershipPlan'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MembershipPlan'; ofType: null } } };
    'updateMySettings': { name: 'updateMySettings'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'UserSettings'; ofType: null } } };
    'updateParkingPass': { name: 'updateParkingPass'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ParkingPass'; ofType: null } } };
    'updatePayment': { name: 'updatePayment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Payment'; ofType: null } } };
    'updatePayroll': { name: 'updatePayroll'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Payroll'; ofType: null } } };
    'updatePermission': { name: 'updatePermission'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Permission'; ofType: null } } };
    'updateReferral': { name: 'updateReferral'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Referral'; ofType: null } } };
    'updateReward': { name: 'updateReward'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Reward'; ofType: null } } };
    'updateSavedQuery': { name: 'updateSavedQuery'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SavedQuery'; ofType: null } } };
    'updateSession': { name: 'updateSession'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Session'; ofType: null } } };
    'updateShift': { name: 'updateShift'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Shift'; ofType: null } } };
    'updateTrainer': { name: 'updateTrainer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } } };
    'updateUser': { name: 'updateUser'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null } } };
  } };
  'NewPersonalToken': { kind: 'OBJECT'; name: 'NewPersonalToken'; fields: {
    'personalToken': { name: 'personalToken'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PersonalToken'; ofType: null } } };
    'token': { name: 'token'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
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
    'detail': { name: 'detail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'label': { name: 'label'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'PageInfo': { kind: 'OBJECT'; name: 'PageInfo'; fields: {
    'endCursor': { name: 'endCursor'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'hasNextPage': { name: 'hasNextPage'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
  } };
  'PageInput': { kind: 'INPUT_OBJECT'; name: 'PageInput'; isOneOf: false; inputFields: [
    { name: 'after'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'limit'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'offset'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } }; defaultValue: "0" },
  ] };
  'ParkingPass': { kind: 'OBJECT'; name: 'ParkingPass'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'lot': { name: 'lot'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'Member'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'passNumber': { name: 'passNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'type': { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'validFrom': { name: 'validFrom'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'validUntil': { name: 'validUntil'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'vehicleNumber': { name: 'vehicleNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ParkingPassAggregate': { kind: 'OBJECT'; name: 'ParkingPassAggregate'; fields: {
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ParkingPassCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ParkingPassGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ParkingPassExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ParkingPassExtremes'; ofType: null } } };
  } };
  'ParkingPassAggregateSort': { kind: 'INPUT_OBJECT'; name: 'ParkingPassAggregateSort'; isOneOf: false; inputFields: [
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'ParkingPassCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'ParkingPassGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'ParkingPassExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'ParkingPassExtremesSort'; ofType: null }; defaultValue: null },
  ] };
  'ParkingPassCounts': { kind: 'OBJECT'; name: 'ParkingPassCounts'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'lot': { name: 'lot'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'passNumber': { name: 'passNumber'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'type': { name: 'type'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'validFrom': { name: 'validFrom'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'validUntil': { name: 'validUntil'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'vehicleNumber': { name: 'vehicleNumber'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'ParkingPassCountsHaving': { kind: 'INPUT_OBJECT'; name: 'ParkingPassCountsHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'lot'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'passNumber'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'validFrom'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'validUntil'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'vehicleNumber'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'ParkingPassCountsSort': { kind: 'INPUT_OBJECT'; name: 'ParkingPassCountsSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'lot'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'passNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'validFrom'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'validUntil'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'vehicleNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'ParkingPassExtremes': { kind: 'OBJECT'; name: 'ParkingPassExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'lot': { name: 'lot'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'passNumber': { name: 'passNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'type': { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'validFrom': { name: 'validFrom'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'validUntil': { name: 'validUntil'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'vehicleNumber': { name: 'vehicleNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'ParkingPassExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'ParkingPassExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'lot'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'passNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'validFrom'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'validUntil'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'vehicleNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
  ] };
  'ParkingPassExtremesSort': { kind: 'INPUT_OBJECT'; name: 'ParkingPassExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'lot'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'passNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'validFrom'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'validUntil'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'vehicleNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'ParkingPassFilter': { kind: 'INPUT_OBJECT'; name: 'ParkingPassFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ParkingPassFilter'; ofType: null } } }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'lot'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'ParkingPassFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ParkingPassFilter'; ofType: null } } }; defaultValue: null },
    { name: 'passNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'validFrom'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'validUntil'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'vehicleNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'ParkingPassGroup': { kind: 'OBJECT'; name: 'ParkingPassGroup'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'lot': { name: 'lot'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'MemberGroup'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'passNumber': { name: 'passNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'type': { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'validFrom': { name: 'validFrom'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'validUntil': { name: 'validUntil'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'vehicleNumber': { name: 'vehicleNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'ParkingPassGroupBy': { kind: 'INPUT_OBJECT'; name: 'ParkingPassGroupBy'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'lot'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberGroupBy'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'passNumber'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'validFrom'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'validUntil'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'vehicleNumber'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
  ] };
  'ParkingPassGroupSort': { kind: 'INPUT_OBJECT'; name: 'ParkingPassGroupSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'lot'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberGroupSort'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'passNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'validFrom'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'validUntil'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'vehicleNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'ParkingPassHaving': { kind: 'INPUT_OBJECT'; name: 'ParkingPassHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ParkingPassHaving'; ofType: null } } }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'ParkingPassCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'ParkingPassExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'ParkingPassExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'ParkingPassHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ParkingPassHaving'; ofType: null } } }; defaultValue: null },
  ] };
  'ParkingPassHit': { kind: 'OBJECT'; name: 'ParkingPassHit'; fields: {
    'detail': { name: 'detail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'title': { name: 'title'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'ParkingPassInput': { kind: 'INPUT_OBJECT'; name: 'ParkingPassInput'; isOneOf: false; inputFields: [
    { name: 'lot'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'validFrom'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'validUntil'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'vehicleNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ParkingPassListFilter': { kind: 'INPUT_OBJECT'; name: 'ParkingPassListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'ParkingPassFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'ParkingPassFilter'; ofType: null }; defaultValue: null },
  ] };
  'ParkingPassPage': { kind: 'OBJECT'; name: 'ParkingPassPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ParkingPass'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ParkingPassPatch': { kind: 'INPUT_OBJECT'; name: 'ParkingPassPatch'; isOneOf: false; inputFields: [
    { name: 'lot'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'validFrom'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'validUntil'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'vehicleNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ParkingPassSort': { kind: 'INPUT_OBJECT'; name: 'ParkingPassSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ParkingPassSortField'; ofType: null } }; defaultValue: null },
  ] };
  'ParkingPassSortField': { name: 'ParkingPassSortField'; enumValues: 'createdAt' | 'id' | 'lot' | 'memberId' | 'memberName' | 'notes' | 'passNumber' | 'status' | 'type' | 'updatedAt' | 'validFrom' | 'validUntil' | 'vehicleNumber' | 'version' };
  'PasswordChanged': { kind: 'OBJECT'; name: 'PasswordChanged'; fields: {
    'message': { name: 'message'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'token': { name: 'token'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'PasswordInput': { kind: 'INPUT_OBJECT'; name: 'PasswordInput'; isOneOf: false; inputFields: [
    { name: 'confirmPassword'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'currentPassword'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'newPassword'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'Payment': { kind: 'OBJECT'; name: 'Payment'; fields: {
    'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'billing': { name: 'billing'; type: { kind: 'OBJECT'; name: 'BillingRecord'; ofType: null } };
    'billingId': { name: 'billingId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'Member'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'paymentNumber': { name: 'paymentNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'paymentType': { name: 'paymentType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'referenceNumber': { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'transactionId': { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'PaymentAggregate': { kind: 'OBJECT'; name: 'PaymentAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PaymentNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PaymentCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PaymentGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PaymentExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PaymentExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PaymentNumbers'; ofType: null } } };
  } };
  'PaymentAggregateSort': { kind: 'INPUT_OBJECT'; name: 'PaymentAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'PaymentCounts': { kind: 'OBJECT'; name: 'PaymentCounts'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'billingId': { name: 'billingId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentNumber': { name: 'paymentNumber'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentType': { name: 'paymentType'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'referenceNumber': { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'transactionId': { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'PaymentCountsHaving': { kind: 'INPUT_OBJECT'; name: 'PaymentCountsHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'billingId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'PaymentCountsSort': { kind: 'INPUT_OBJECT'; name: 'PaymentCountsSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'billingId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'PaymentExtremes': { kind: 'OBJECT'; name: 'PaymentExtremes'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentNumber': { name: 'paymentNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentType': { name: 'paymentType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'referenceNumber': { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'transactionId': { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
  } };
  'PaymentExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'PaymentExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
  ] };
  'PaymentExtremesSort': { kind: 'INPUT_OBJECT'; name: 'PaymentExtremesSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'PaymentFilter': { kind: 'INPUT_OBJECT'; name: 'PaymentFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PaymentFilter'; ofType: null } } }; defaultValue: null },
    { name: 'billing'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordFilter'; ofType: null }; defaultValue: null },
    { name: 'billingId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PaymentFilter'; ofType: null } } }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'PaymentGroup': { kind: 'OBJECT'; name: 'PaymentGroup'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'billing': { name: 'billing'; type: { kind: 'OBJECT'; name: 'BillingRecordGroup'; ofType: null } };
    'billingId': { name: 'billingId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'LocationGroup'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'MemberGroup'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentNumber': { name: 'paymentNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentType': { name: 'paymentType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'referenceNumber': { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'transactionId': { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
  } };
  'PaymentGroupBy': { kind: 'INPUT_OBJECT'; name: 'PaymentGroupBy'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'billing'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordGroupBy'; ofType: null }; defaultValue: null },
    { name: 'billingId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationGroupBy'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberGroupBy'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
  ] };
  'PaymentGroupSort': { kind: 'INPUT_OBJECT'; name: 'PaymentGroupSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'billing'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordGroupSort'; ofType: null }; defaultValue: null },
    { name: 'billingId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationGroupSort'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberGroupSort'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
  ] };
  'PaymentHaving': { kind: 'INPUT_OBJECT'; name: 'PaymentHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PaymentHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PaymentHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'PaymentHit': { kind: 'OBJECT'; name: 'PaymentHit'; fields: {
    'detail': { name: 'detail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'title': { name: 'title'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'PaymentInput': { kind: 'INPUT_OBJECT'; name: 'PaymentInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'billingId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'PaymentListFilter': { kind: 'INPUT_OBJECT'; name: 'PaymentListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentFilter'; ofType: null }; defaultValue: null },
  ] };
  'PaymentNumbers': { kind: 'OBJECT'; name: 'PaymentNumbers'; fields: {
    'amount': { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'PaymentNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'PaymentNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'PaymentNumbersSort': { kind: 'INPUT_OBJECT'; name: 'PaymentNumbersSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'PaymentPage': { kind: 'OBJECT'; name: 'PaymentPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Payment'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'PaymentPatch': { kind: 'INPUT_OBJECT'; name: 'PaymentPatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'billingId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'PaymentSort': { kind: 'INPUT_OBJECT'; name: 'PaymentSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'PaymentSortField'; ofType: null } }; defaultValue: null },
  ] };
  'PaymentSortField': { name: 'PaymentSortField'; enumValues: 'amount' | 'billingId' | 'billingInvoiceNumber' | 'createdAt' | 'id' | 'locationId' | 'locationName' | 'memberId' | 'memberName' | 'notes' | 'paymentDate' | 'paymentMethod' | 'paymentNumber' | 'paymentStatus' | 'paymentType' | 'referenceNumber' | 'transactionId' | 'updatedAt' | 'version' };
  'Payroll': { kind: 'OBJECT'; name: 'Payroll'; fields: {
    'baseSalary': { name: 'baseSalary'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'bonus': { name: 'bonus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'bonusDescription': { name: 'bonusDescription'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'deductionDescription': { name: 'deductionDescription'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'deductions': { name: 'deductions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'employee': { name: 'employee'; type: { kind: 'OBJECT'; name: 'Employee'; ofType: null } };
    'employeeId': { name: 'employeeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'overtimeHours': { name: 'overtimeHours'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'overtimeRate': { name: 'overtimeRate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'payPeriodEnd': { name: 'payPeriodEnd'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'payPeriodStart': { name: 'payPeriodStart'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'totalAmount': { name: 'totalAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'PayrollAggregate': { kind: 'OBJECT'; name: 'PayrollAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PayrollNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PayrollCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PayrollGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PayrollExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PayrollExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PayrollNumbers'; ofType: null } } };
  } };
  'PayrollAggregateSort': { kind: 'INPUT_OBJECT'; name: 'PayrollAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'PayrollCounts': { kind: 'OBJECT'; name: 'PayrollCounts'; fields: {
    'baseSalary': { name: 'baseSalary'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'bonus': { name: 'bonus'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'bonusDescription': { name: 'bonusDescription'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'deductionDescription': { name: 'deductionDescription'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'deductions': { name: 'deductions'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'employeeId': { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'overtimeHours': { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'overtimeRate': { name: 'overtimeRate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'payPeriodEnd': { name: 'payPeriodEnd'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'payPeriodStart': { name: 'payPeriodStart'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'totalAmount': { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'PayrollCountsHaving': { kind: 'INPUT_OBJECT'; name: 'PayrollCountsHaving'; isOneOf: false; inputFields: [
    { name: 'baseSalary'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'bonus'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'bonusDescription'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'deductionDescription'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'deductions'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'overtimeRate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'payPeriodEnd'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'payPeriodStart'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'PayrollCountsSort': { kind: 'INPUT_OBJECT'; name: 'PayrollCountsSort'; isOneOf: false; inputFields: [
    { name: 'baseSalary'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'bonus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'bonusDescription'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'deductionDescription'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'deductions'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'overtimeRate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'payPeriodEnd'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'payPeriodStart'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'PayrollExtremes': { kind: 'OBJECT'; name: 'PayrollExtremes'; fields: {
    'baseSalary': { name: 'baseSalary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'bonus': { name: 'bonus'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'bonusDescription': { name: 'bonusDescription'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'deductionDescription': { name: 'deductionDescription'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'deductions': { name: 'deductions'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'overtimeHours': { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'overtimeRate': { name: 'overtimeRate'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'payPeriodEnd': { name: 'payPeriodEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'payPeriodStart': { name: 'payPeriodStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'totalAmount': { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
  } };
  'PayrollExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'PayrollExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'baseSalary'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'bonus'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'bonusDescription'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'deductionDescription'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'deductions'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'overtimeRate'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'payPeriodEnd'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'payPeriodStart'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
  ] };
  'PayrollExtremesSort': { kind: 'INPUT_OBJECT'; name: 'PayrollExtremesSort'; isOneOf: false; inputFields: [
    { name: 'baseSalary'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'bonus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'bonusDescription'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'deductionDescription'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'deductions'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'overtimeRate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'payPeriodEnd'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'payPeriodStart'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'PayrollFilter': { kind: 'INPUT_OBJECT'; name: 'PayrollFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PayrollFilter'; ofType: null } } }; defaultValue: null },
    { name: 'baseSalary'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'bonus'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'bonusDescription'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'deductionDescription'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'deductions'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'employee'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeFilter'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PayrollFilter'; ofType: null } } }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'overtimeRate'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'payPeriodEnd'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'payPeriodStart'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'PayrollGroup': { kind: 'OBJECT'; name: 'PayrollGroup'; fields: {
    'baseSalary': { name: 'baseSalary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'bonus': { name: 'bonus'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'bonusDescription': { name: 'bonusDescription'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'deductionDescription': { name: 'deductionDescription'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'deductions': { name: 'deductions'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'employee': { name: 'employee'; type: { kind: 'OBJECT'; name: 'EmployeeGroup'; ofType: null } };
    'employeeId': { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'overtimeHours': { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'overtimeRate': { name: 'overtimeRate'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'payPeriodEnd': { name: 'payPeriodEnd'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'payPeriodStart': { name: 'payPeriodStart'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'totalAmount': { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
  } };
  'PayrollGroupBy': { kind: 'INPUT_OBJECT'; name: 'PayrollGroupBy'; isOneOf: false; inputFields: [
    { name: 'baseSalary'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'bonus'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'bonusDescription'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'deductionDescription'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'deductions'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'employee'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeGroupBy'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'overtimeRate'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'payPeriodEnd'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'payPeriodStart'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
  ] };
  'PayrollGroupSort': { kind: 'INPUT_OBJECT'; name: 'PayrollGroupSort'; isOneOf: false; inputFields: [
    { name: 'baseSalary'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'bonus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'bonusDescription'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'deductionDescription'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'deductions'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'employee'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'overtimeRate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'payPeriodEnd'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'payPeriodStart'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
  ] };
  'PayrollHaving': { kind: 'INPUT_OBJECT'; name: 'PayrollHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PayrollHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PayrollHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'PayrollInput': { kind: 'INPUT_OBJECT'; name: 'PayrollInput'; isOneOf: false; inputFields: [
    { name: 'baseSalary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'bonus'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'bonusDescription'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'deductionDescription'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'deductions'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'overtimeRate'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'payPeriodEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'payPeriodStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
  ] };
  'PayrollListFilter': { kind: 'INPUT_OBJECT'; name: 'PayrollListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollFilter'; ofType: null }; defaultValue: null },
  ] };
  'PayrollNumbers': { kind: 'OBJECT'; name: 'PayrollNumbers'; fields: {
    'baseSalary': { name: 'baseSalary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'bonus': { name: 'bonus'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'deductions': { name: 'deductions'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'overtimeHours': { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'overtimeRate': { name: 'overtimeRate'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'totalAmount': { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'PayrollNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'PayrollNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'baseSalary'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'bonus'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'deductions'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'overtimeRate'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'PayrollNumbersSort': { kind: 'INPUT_OBJECT'; name: 'PayrollNumbersSort'; isOneOf: false; inputFields: [
    { name: 'baseSalary'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'bonus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'deductions'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'overtimeRate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'PayrollPage': { kind: 'OBJECT'; name: 'PayrollPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Payroll'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'PayrollPatch': { kind: 'INPUT_OBJECT'; name: 'PayrollPatch'; isOneOf: false; inputFields: [
    { name: 'baseSalary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'bonus'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'bonusDescription'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'deductionDescription'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'deductions'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'overtimeRate'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'payPeriodEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'payPeriodStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
  ] };
  'PayrollSort': { kind: 'INPUT_OBJECT'; name: 'PayrollSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'PayrollSortField'; ofType: null } }; defaultValue: null },
  ] };
  'PayrollSortField': { name: 'PayrollSortField'; enumValues: 'baseSalary' | 'bonus' | 'bonusDescription' | 'createdAt' | 'deductionDescription' | 'deductions' | 'employeeId' | 'employeeName' | 'id' | 'notes' | 'overtimeHours' | 'overtimeRate' | 'payPeriodEnd' | 'payPeriodStart' | 'paymentDate' | 'paymentMethod' | 'paymentStatus' | 'totalAmount' | 'updatedAt' | 'version' };
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
  'PermissionAggregate': { kind: 'OBJECT'; name: 'PermissionAggregate'; fields: {
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PermissionCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PermissionGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PermissionExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PermissionExtremes'; ofType: null } } };
  } };
  'PermissionAggregateSort': { kind: 'INPUT_OBJECT'; name: 'PermissionAggregateSort'; isOneOf: false; inputFields: [
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'PermissionCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'PermissionGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'PermissionExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'PermissionExtremesSort'; ofType: null }; defaultValue: null },
  ] };
  'PermissionCounts': { kind: 'OBJECT'; name: 'PermissionCounts'; fields: {
    'canAdd': { name: 'canAdd'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'canDelete': { name: 'canDelete'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'canEdit': { name: 'canEdit'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'canView': { name: 'canView'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'menuVisible': { name: 'menuVisible'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'resource': { name: 'resource'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'role': { name: 'role'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'PermissionCountsHaving': { kind: 'INPUT_OBJECT'; name: 'PermissionCountsHaving'; isOneOf: false; inputFields: [
    { name: 'canAdd'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'canDelete'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'canEdit'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'canView'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'menuVisible'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'resource'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'PermissionCountsSort': { kind: 'INPUT_OBJECT'; name: 'PermissionCountsSort'; isOneOf: false; inputFields: [
    { name: 'canAdd'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'canDelete'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'canEdit'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'canView'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'menuVisible'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'resource'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'PermissionExtremes': { kind: 'OBJECT'; name: 'PermissionExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'resource': { name: 'resource'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'role': { name: 'role'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
  } };
  'PermissionExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'PermissionExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'resource'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
  ] };
  'PermissionExtremesSort': { kind: 'INPUT_OBJECT'; name: 'PermissionExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'resource'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'PermissionFilter': { kind: 'INPUT_OBJECT'; name: 'PermissionFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PermissionFilter'; ofType: null } } }; defaultValue: null },
    { name: 'canAdd'; type: { kind: 'INPUT_OBJECT'; name: 'BooleanFilter'; ofType: null }; defaultValue: null },
    { name: 'canDelete'; type: { kind: 'INPUT_OBJECT'; name: 'BooleanFilter'; ofType: null }; defaultValue: null },
    { name: 'canEdit'; type: { kind: 'INPUT_OBJECT'; name: 'BooleanFilter'; ofType: null }; defaultValue: null },
    { name: 'canView'; type: { kind: 'INPUT_OBJECT'; name: 'BooleanFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'menuVisible'; type: { kind: 'INPUT_OBJECT'; name: 'BooleanFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'PermissionFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PermissionFilter'; ofType: null } } }; defaultValue: null },
    { name: 'resource'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'PermissionGroup': { kind: 'OBJECT'; name: 'PermissionGroup'; fields: {
    'canAdd': { name: 'canAdd'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
    'canDelete': { name: 'canDelete'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
    'canEdit': { name: 'canEdit'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
    'canView': { name: 'canView'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'menuVisible': { name: 'menuVisible'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
    'resource': { name: 'resource'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'role': { name: 'role'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
  } };
  'PermissionGroupBy': { kind: 'INPUT_OBJECT'; name: 'PermissionGroupBy'; isOneOf: false; inputFields: [
    { name: 'canAdd'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'canDelete'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'canEdit'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'canView'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'menuVisible'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'resource'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
  ] };
  'PermissionGroupSort': { kind: 'INPUT_OBJECT'; name: 'PermissionGroupSort'; isOneOf: false; inputFields: [
    { name: 'canAdd'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'canDelete'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'canEdit'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'canView'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'menuVisible'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'resource'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
  ] };
  'PermissionHaving': { kind: 'INPUT_OBJECT'; name: 'PermissionHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PermissionHaving'; ofType: null } } }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'PermissionCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'PermissionExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'PermissionExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'PermissionHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PermissionHaving'; ofType: null } } }; defaultValue: null },
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
  'PersonalToken': { kind: 'OBJECT'; name: 'PersonalToken'; fields: {
    'active': { name: 'active'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'expiresAt': { name: 'expiresAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'hub': { name: 'hub'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'lastUsedAt': { name: 'lastUsedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'mayWrite': { name: 'mayWrite'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'owner': { name: 'owner'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'resources': { name: 'resources'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'start': { name: 'start'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'PersonalTokenInput': { kind: 'INPUT_OBJECT'; name: 'PersonalTokenInput'; isOneOf: false; inputFields: [
    { name: 'days'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'hub'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'mayWrite'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'resources'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
  ] };
  'PersonalTokenPage': { kind: 'OBJECT'; name: 'PersonalTokenPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PersonalToken'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'Query': { kind: 'OBJECT'; name: 'Query'; fields: {
    'allPersonalTokens': { name: 'allPersonalTokens'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PersonalTokenPage'; ofType: null } } };
    'analystRoles': { name: 'analystRoles'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'attendanceRecord': { name: 'attendanceRecord'; type: { kind: 'OBJECT'; name: 'Attendance'; ofType: null } };
    'attendanceRecordOptions': { name: 'attendanceRecordOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'attendanceRecords': { name: 'attendanceRecords'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AttendancePage'; ofType: null } } };
    'attendanceRecordsAggregate': { name: 'attendanceRecordsAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AttendanceAggregate'; ofType: null } } } } };
    'auditEntries': { name: 'auditEntries'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AuditEntryPage'; ofType: null } } };
    'auditEntriesAggregate': { name: 'auditEntriesAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AuditEntryAggregate'; ofType: null } } } } };
    'billingRecord': { name: 'billingRecord'; type: { kind: 'OBJECT'; name: 'BillingRecord'; ofType: null } };
    'billingRecordOptions': { name: 'billingRecordOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'billingRecords': { name: 'billingRecords'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecordPage'; ofType: null } } };
    'billingRecordsAggregate': { name: 'billingRecordsAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecordAggregate'; ofType: null } } } } };
    'commission': { name: 'commission'; type: { kind: 'OBJECT'; name: 'Commission'; ofType: null } };
    'commissionOptions': { name: 'commissionOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'commissions': { name: 'commissions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CommissionPage'; ofType: null } } };
    'commissionsAggregate': { name: 'commissionsAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CommissionAggregate'; ofType: null } } } } };
    'dashboard': { name: 'dashboard'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Dashboard'; ofType: null } } };
    'dietPlan': { name: 'dietPlan'; type: { kind: 'OBJECT'; name: 'DietPlan'; ofType: null } };
    'dietPlanOptions': { name: 'dietPlanOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'dietPlans': { name: 'dietPlans'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DietPlanPage'; ofType: null } } };
    'dietPlansAggregate': { name: 'dietPlansAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DietPlanAggregate'; ofType: null } } } } };
    'employee': { name: 'employee'; type: { kind: 'OBJECT'; name: 'Employee'; ofType: null } };
    'employeeOptions': { name: 'employeeOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'employees': { name: 'employees'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EmployeePage'; ofType: null } } };
    'employeesAggregate': { name: 'employeesAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EmployeeAggregate'; ofType: null } } } } };
    'equipment': { name: 'equipment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EquipmentPage'; ofType: null } } };
    'equipmentAggregate': { name: 'equipmentAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EquipmentAggregate'; ofType: null } } } } };
    'equipmentItem': { name: 'equipmentItem'; type: { kind: 'OBJECT'; name: 'Equipment'; ofType: null } };
    'equipmentItemOptions': { name: 'equipmentItemOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'expense': { name: 'expense'; type: { kind: 'OBJECT'; name: 'Expense'; ofType: null } };
    'expenseOptions': { name: 'expenseOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'expenses': { name: 'expenses'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExpensePage'; ofType: null } } };
    'expensesAggregate': { name: 'expensesAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExpenseAggregate'; ofType: null } } } } };
    'externalPayment': { name: 'externalPayment'; type: { kind: 'OBJECT'; name: 'ExternalPayment'; ofType: null } };
    'externalPaymentOptions': { name: 'externalPaymentOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'externalPayments': { name: 'externalPayments'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExternalPaymentPage'; ofType: null } } };
    'externalPaymentsAggregate': { name: 'externalPaymentsAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExternalPaymentAggregate'; ofType: null } } } } };
    'incomeRecord': { name: 'incomeRecord'; type: { kind: 'OBJECT'; name: 'Income'; ofType: null } };
    'incomeRecordOptions': { name: 'incomeRecordOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'incomeRecords': { name: 'incomeRecords'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'IncomePage'; ofType: null } } };
    'incomeRecordsAggregate': { name: 'incomeRecordsAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'IncomeAggregate'; ofType: null } } } } };
    'invoiceToPayOptions': { name: 'invoiceToPayOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'jobRuns': { name: 'jobRuns'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'JobRunPage'; ofType: null } } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationOptions': { name: 'locationOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'locations': { name: 'locations'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LocationPage'; ofType: null } } };
    'locationsAggregate': { name: 'locationsAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LocationAggregate'; ofType: null } } } } };
    'loginHint': { name: 'loginHint'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'maintenanceRecord': { name: 'maintenanceRecord'; type: { kind: 'OBJECT'; name: 'MaintenanceRecord'; ofType: null } };
    'maintenanceRecordOptions': { name: 'maintenanceRecordOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'maintenanceRecords': { name: 'maintenanceRecords'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MaintenanceRecordPage'; ofType: null } } };
    'maintenanceRecordsAggregate': { name: 'maintenanceRecordsAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MaintenanceRecordAggregate'; ofType: null } } } } };
    'masterDataItem': { name: 'masterDataItem'; type: { kind: 'OBJECT'; name: 'MasterDataItem'; ofType: null } };
    'masterDataItemOptions': { name: 'masterDataItemOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'masterDataItems': { name: 'masterDataItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItemPage'; ofType: null } } };
    'masterDataItemsAggregate': { name: 'masterDataItemsAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItemAggregate'; ofType: null } } } } };
    'masterDataOptions': { name: 'masterDataOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataOption'; ofType: null } } } } };
    'me': { name: 'me'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SignedInUser'; ofType: null } } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'Member'; ofType: null } };
    'memberOptions': { name: 'memberOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'members': { name: 'members'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MemberPage'; ofType: null } } };
    'membersAggregate': { name: 'membersAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MemberAggregate'; ofType: null } } } } };
    'membershipPlan': { name: 'membershipPlan'; type: { kind: 'OBJECT'; name: 'MembershipPlan'; ofType: null } };
    'membershipPlanOptions': { name: 'membershipPlanOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'membershipPlans': { name: 'membershipPlans'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MembershipPlanPage'; ofType: null } } };
    'membershipPlansAggregate': { name: 'membershipPlansAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MembershipPlanAggregate'; ofType: null } } } } };
    'nextExternalPaymentNumber': { name: 'nextExternalPaymentNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'nextInvoiceNumber': { name: 'nextInvoiceNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'nextPaymentNumber': { name: 'nextPaymentNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'parkingPass': { name: 'parkingPass'; type: { kind: 'OBJECT'; name: 'ParkingPass'; ofType: null } };
    'parkingPassOptions': { name: 'parkingPassOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'parkingPasses': { name: 'parkingPasses'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ParkingPassPage'; ofType: null } } };
    'parkingPassesAggregate': { name: 'parkingPassesAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ParkingPassAggregate'; ofType: null } } } } };
    'payment': { name: 'payment'; type: { kind: 'OBJECT'; name: 'Payment'; ofType: null } };
    'paymentOptions': { name: 'paymentOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'payments': { name: 'payments'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PaymentPage'; ofType: null } } };
    'paymentsAggregate': { name: 'paymentsAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PaymentAggregate'; ofType: null } } } } };
    'payrollRecord': { name: 'payrollRecord'; type: { kind: 'OBJECT'; name: 'Payroll'; ofType: null } };
    'payrollRecordOptions': { name: 'payrollRecordOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'payrollRecords': { name: 'payrollRecords'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PayrollPage'; ofType: null } } };
    'payrollRecordsAggregate': { name: 'payrollRecordsAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PayrollAggregate'; ofType: null } } } } };
    'permission': { name: 'permission'; type: { kind: 'OBJECT'; name: 'Permission'; ofType: null } };
    'permissionOptions': { name: 'permissionOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'permissions': { name: 'permissions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PermissionPage'; ofType: null } } };
    'permissionsAggregate': { name: 'permissionsAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PermissionAggregate'; ofType: null } } } } };
    'personalTokens': { name: 'personalTokens'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PersonalTokenPage'; ofType: null } } };
    'referral': { name: 'referral'; type: { kind: 'OBJECT'; name: 'Referral'; ofType: null } };
    'referralOptions': { name: 'referralOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'referrals': { name: 'referrals'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReferralPage'; ofType: null } } };
    'referralsAggregate': { name: 'referralsAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReferralAggregate'; ofType: null } } } } };
    'reward': { name: 'reward'; type: { kind: 'OBJECT'; name: 'Reward'; ofType: null } };
    'rewardOptions': { name: 'rewardOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'rewards': { name: 'rewards'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RewardPage'; ofType: null } } };
    'rewardsAggregate': { name: 'rewardsAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RewardAggregate'; ofType: null } } } } };
    'savedQueries': { name: 'savedQueries'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SavedQueryPage'; ofType: null } } };
    'savedQuery': { name: 'savedQuery'; type: { kind: 'OBJECT'; name: 'SavedQuery'; ofType: null } };
    'scheduledJobs': { name: 'scheduledJobs'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ScheduledJob'; ofType: null } } } } };
    'search': { name: 'search'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'UNION'; name: 'SearchResult'; ofType: null } } } } };
    'session': { name: 'session'; type: { kind: 'OBJECT'; name: 'Session'; ofType: null } };
    'sessionOptions': { name: 'sessionOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'sessions': { name: 'sessions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SessionPage'; ofType: null } } };
    'sessionsAggregate': { name: 'sessionsAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SessionAggregate'; ofType: null } } } } };
    'shift': { name: 'shift'; type: { kind: 'OBJECT'; name: 'Shift'; ofType: null } };
    'shiftOptions': { name: 'shiftOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'shifts': { name: 'shifts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ShiftPage'; ofType: null } } };
    'shiftsAggregate': { name: 'shiftsAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ShiftAggregate'; ofType: null } } } } };
    'trainer': { name: 'trainer'; type: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } };
    'trainerOptions': { name: 'trainerOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'trainerStatistics': { name: 'trainerStatistics'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TrainerStatistics'; ofType: null } } };
    'trainers': { name: 'trainers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TrainerPage'; ofType: null } } };
    'trainersAggregate': { name: 'trainersAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TrainerAggregate'; ofType: null } } } } };
    'user': { name: 'user'; type: { kind: 'OBJECT'; name: 'User'; ofType: null } };
    'userOptions': { name: 'userOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'users': { name: 'users'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'UserPage'; ofType: null } } };
    'usersAggregate': { name: 'usersAggregate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'UserAggregate'; ofType: null } } } } };
  } };
  'Referral': { kind: 'OBJECT'; name: 'Referral'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'joinDate': { name: 'joinDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'memberReferrer': { name: 'memberReferrer'; type: { kind: 'OBJECT'; name: 'Member'; ofType: null } };
    'memberReferrerId': { name: 'memberReferrerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'referredEmail': { name: 'referredEmail'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'referredName': { name: 'referredName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'referredPhone': { name: 'referredPhone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'referrerCategory': { name: 'referrerCategory'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'referrerId': { name: 'referrerId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'rewardAmount': { name: 'rewardAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'rewardStatus': { name: 'rewardStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'trainerReferrer': { name: 'trainerReferrer'; type: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } };
    'trainerReferrerId': { name: 'trainerReferrerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ReferralAggregate': { kind: 'OBJECT'; name: 'ReferralAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReferralNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReferralCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReferralGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReferralExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReferralExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReferralNumbers'; ofType: null } } };
  } };
  'ReferralAggregateSort': { kind: 'INPUT_OBJECT'; name: 'ReferralAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'ReferralCounts': { kind: 'OBJECT'; name: 'ReferralCounts'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'joinDate': { name: 'joinDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'memberReferrerId': { name: 'memberReferrerId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'referredEmail': { name: 'referredEmail'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'referredName': { name: 'referredName'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'referredPhone': { name: 'referredPhone'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'referrerCategory': { name: 'referrerCategory'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'referrerId': { name: 'referrerId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'rewardAmount': { name: 'rewardAmount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'rewardStatus': { name: 'rewardStatus'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'trainerReferrerId': { name: 'trainerReferrerId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'ReferralCountsHaving': { kind: 'INPUT_OBJECT'; name: 'ReferralCountsHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'joinDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'memberReferrerId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'referredEmail'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'referredName'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'referredPhone'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'referrerCategory'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'referrerId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'rewardAmount'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'rewardStatus'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'trainerReferrerId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'ReferralCountsSort': { kind: 'INPUT_OBJECT'; name: 'ReferralCountsSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'joinDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'memberReferrerId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referredEmail'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referredName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referredPhone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referrerCategory'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referrerId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'rewardAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'rewardStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'trainerReferrerId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'ReferralExtremes': { kind: 'OBJECT'; name: 'ReferralExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'joinDate': { name: 'joinDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'referredEmail': { name: 'referredEmail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'referredName': { name: 'referredName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'referredPhone': { name: 'referredPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'referrerCategory': { name: 'referrerCategory'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'referrerId': { name: 'referrerId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'rewardAmount': { name: 'rewardAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'rewardStatus': { name: 'rewardStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
  } };
  'ReferralExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'ReferralExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'joinDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'referredEmail'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'referredName'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'referredPhone'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'referrerCategory'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'referrerId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'rewardAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'rewardStatus'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
  ] };
  'ReferralExtremesSort': { kind: 'INPUT_OBJECT'; name: 'ReferralExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'joinDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referredEmail'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referredName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referredPhone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referrerCategory'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referrerId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'rewardAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'rewardStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'ReferralFilter': { kind: 'INPUT_OBJECT'; name: 'ReferralFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ReferralFilter'; ofType: null } } }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'joinDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'memberReferrer'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'memberReferrerId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ReferralFilter'; ofType: null } } }; defaultValue: null },
    { name: 'referredEmail'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'referredName'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'referredPhone'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'referrerCategory'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'referrerId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'rewardAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'rewardStatus'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'trainerReferrer'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null }; defaultValue: null },
    { name: 'trainerReferrerId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'ReferralGroup': { kind: 'OBJECT'; name: 'ReferralGroup'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'joinDate': { name: 'joinDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'memberReferrer': { name: 'memberReferrer'; type: { kind: 'OBJECT'; name: 'MemberGroup'; ofType: null } };
    'memberReferrerId': { name: 'memberReferrerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'referredEmail': { name: 'referredEmail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'referredName': { name: 'referredName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'referredPhone': { name: 'referredPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'referrerCategory': { name: 'referrerCategory'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'referrerId': { name: 'referrerId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'rewardAmount': { name: 'rewardAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'rewardStatus': { name: 'rewardStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'trainerReferrer': { name: 'trainerReferrer'; type: { kind: 'OBJECT'; name: 'TrainerGroup'; ofType: null } };
    'trainerReferrerId': { name: 'trainerReferrerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
  } };
  'ReferralGroupBy': { kind: 'INPUT_OBJECT'; name: 'ReferralGroupBy'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'joinDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'memberReferrer'; type: { kind: 'INPUT_OBJECT'; name: 'MemberGroupBy'; ofType: null }; defaultValue: null },
    { name: 'memberReferrerId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'referredEmail'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'referredName'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'referredPhone'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'referrerCategory'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'referrerId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'rewardAmount'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'rewardStatus'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'trainerReferrer'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerGroupBy'; ofType: null }; defaultValue: null },
    { name: 'trainerReferrerId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
  ] };
  'ReferralGroupSort': { kind: 'INPUT_OBJECT'; name: 'ReferralGroupSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'joinDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'memberReferrer'; type: { kind: 'INPUT_OBJECT'; name: 'MemberGroupSort'; ofType: null }; defaultValue: null },
    { name: 'memberReferrerId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referredEmail'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referredName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referredPhone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referrerCategory'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'referrerId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'rewardAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'rewardStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'trainerReferrer'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerGroupSort'; ofType: null }; defaultValue: null },
    { name: 'trainerReferrerId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
  ] };
  'ReferralHaving': { kind: 'INPUT_OBJECT'; name: 'ReferralHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ReferralHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ReferralHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'ReferralInput': { kind: 'INPUT_OBJECT'; name: 'ReferralInput'; isOneOf: false; inputFields: [
    { name: 'joinDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referredEmail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referredName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referredPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referrerCategory'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referrerId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'rewardAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'rewardStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ReferralListFilter': { kind: 'INPUT_OBJECT'; name: 'ReferralListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralFilter'; ofType: null }; defaultValue: null },
  ] };
  'ReferralNumbers': { kind: 'OBJECT'; name: 'ReferralNumbers'; fields: {
    'referrerId': { name: 'referrerId'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'rewardAmount': { name: 'rewardAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'ReferralNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'ReferralNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'referrerId'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'rewardAmount'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'ReferralNumbersSort': { kind: 'INPUT_OBJECT'; name: 'ReferralNumbersSort'; isOneOf: false; inputFields: [
    { name: 'referrerId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'rewardAmount'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'ReferralPage': { kind: 'OBJECT'; name: 'ReferralPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Referral'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ReferralPatch': { kind: 'INPUT_OBJECT'; name: 'ReferralPatch'; isOneOf: false; inputFields: [
    { name: 'joinDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referredEmail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referredName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referredPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referrerCategory'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referrerId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'rewardAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'rewardStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ReferralSort': { kind: 'INPUT_OBJECT'; name: 'ReferralSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ReferralSortField'; ofType: null } }; defaultValue: null },
  ] };
  'ReferralSortField': { name: 'ReferralSortField'; enumValues: 'createdAt' | 'id' | 'joinDate' | 'memberReferrerId' | 'memberReferrerName' | 'notes' | 'referredEmail' | 'referredName' | 'referredPhone' | 'referrerCategory' | 'referrerId' | 'rewardAmount' | 'rewardStatus' | 'status' | 'trainerReferrerId' | 'trainerReferrerName' | 'updatedAt' | 'version' };
  'ResourceGrant': { kind: 'OBJECT'; name: 'ResourceGrant'; fields: {
    'add': { name: 'add'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'delete': { name: 'delete'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'edit': { name: 'edit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'menuVisible': { name: 'menuVisible'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'resource': { name: 'resource'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'view': { name: 'view'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
  } };
  'RestoredRecord': { kind: 'OBJECT'; name: 'RestoredRecord'; fields: {
    'isChanged': { name: 'isChanged'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'keptFields': { name: 'keptFields'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'recordId': { name: 'recordId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'resource': { name: 'resource'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'title': { name: 'title'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'RestorePreview': { kind: 'OBJECT'; name: 'RestorePreview'; fields: {
    'fieldChanges': { name: 'fieldChanges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FieldChange'; ofType: null } } } } };
    'version': { name: 'version'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'Reward': { kind: 'OBJECT'; name: 'Reward'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'expiryDate': { name: 'expiryDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'level': { name: 'level'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'Member'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'points': { name: 'points'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'rewardsEarned': { name: 'rewardsEarned'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'rewardsRedeemed': { name: 'rewardsRedeemed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'RewardAggregate': { kind: 'OBJECT'; name: 'RewardAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RewardNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RewardCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RewardGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RewardExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RewardExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RewardNumbers'; ofType: null } } };
  } };
  'RewardAggregateSort': { kind: 'INPUT_OBJECT'; name: 'RewardAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'RewardNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'RewardCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'RewardGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'RewardExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'RewardExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'RewardNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'RewardCounts': { kind: 'OBJECT'; name: 'RewardCounts'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'expiryDate': { name: 'expiryDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'level': { name: 'level'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'points': { name: 'points'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'RewardCountsHaving': { kind: 'INPUT_OBJECT'; name: 'RewardCountsHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'expiryDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'level'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'points'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'RewardCountsSort': { kind: 'INPUT_OBJECT'; name: 'RewardCountsSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'expiryDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'level'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'points'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'RewardExtremes': { kind: 'OBJECT'; name: 'RewardExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'expiryDate': { name: 'expiryDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'level': { name: 'level'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'points': { name: 'points'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
  } };
  'RewardExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'RewardExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'expiryDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'level'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'points'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
  ] };
  'RewardExtremesSort': { kind: 'INPUT_OBJECT'; name: 'RewardExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'expiryDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'level'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'points'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'RewardFilter': { kind: 'INPUT_OBJECT'; name: 'RewardFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'RewardFilter'; ofType: null } } }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'expiryDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'level'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'RewardFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'RewardFilter'; ofType: null } } }; defaultValue: null },
    { name: 'points'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'rewardsEarned'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'rewardsRedeemed'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'RewardGroup': { kind: 'OBJECT'; name: 'RewardGroup'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'expiryDate': { name: 'expiryDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'level': { name: 'level'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'MemberGroup'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'points': { name: 'points'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
  } };
  'RewardGroupBy': { kind: 'INPUT_OBJECT'; name: 'RewardGroupBy'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'expiryDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'level'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberGroupBy'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'points'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
  ] };
  'RewardGroupSort': { kind: 'INPUT_OBJECT'; name: 'RewardGroupSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'expiryDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'level'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberGroupSort'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'points'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
  ] };
  'RewardHaving': { kind: 'INPUT_OBJECT'; name: 'RewardHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'RewardHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'RewardNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'RewardCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'RewardExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'RewardExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'RewardHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'RewardHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'RewardNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'RewardInput': { kind: 'INPUT_OBJECT'; name: 'RewardInput'; isOneOf: false; inputFields: [
    { name: 'expiryDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'level'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'points'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'rewardsEarned'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'rewardsRedeemed'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'RewardListFilter': { kind: 'INPUT_OBJECT'; name: 'RewardListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'RewardFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'RewardFilter'; ofType: null }; defaultValue: null },
  ] };
  'RewardNumbers': { kind: 'OBJECT'; name: 'RewardNumbers'; fields: {
    'points': { name: 'points'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'RewardNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'RewardNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'points'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'RewardNumbersSort': { kind: 'INPUT_OBJECT'; name: 'RewardNumbersSort'; isOneOf: false; inputFields: [
    { name: 'points'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'RewardPage': { kind: 'OBJECT'; name: 'RewardPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Reward'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'RewardPatch': { kind: 'INPUT_OBJECT'; name: 'RewardPatch'; isOneOf: false; inputFields: [
    { name: 'expiryDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'level'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'points'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'rewardsEarned'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'rewardsRedeemed'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'RewardSort': { kind: 'INPUT_OBJECT'; name: 'RewardSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'RewardSortField'; ofType: null } }; defaultValue: null },
  ] };
  'RewardSortField': { name: 'RewardSortField'; enumValues: 'createdAt' | 'expiryDate' | 'id' | 'level' | 'memberId' | 'memberName' | 'points' | 'status' | 'updatedAt' | 'version' };
  'SavedQuery': { kind: 'OBJECT'; name: 'SavedQuery'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'isOwn': { name: 'isOwn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'ownerName': { name: 'ownerName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'query': { name: 'query'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'sharedWith': { name: 'sharedWith'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'variables': { name: 'variables'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'SavedQueryInput': { kind: 'INPUT_OBJECT'; name: 'SavedQueryInput'; isOneOf: false; inputFields: [
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'query'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'sharedWith'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'variables'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'SavedQueryPage': { kind: 'OBJECT'; name: 'SavedQueryPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SavedQuerySummary'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'SavedQueryPatch': { kind: 'INPUT_OBJECT'; name: 'SavedQueryPatch'; isOneOf: false; inputFields: [
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'query'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'sharedWith'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'variables'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'SavedQuerySummary': { kind: 'OBJECT'; name: 'SavedQuerySummary'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'isOwn': { name: 'isOwn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'ownerName': { name: 'ownerName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'sharedWith': { name: 'sharedWith'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ScheduledJob': { kind: 'OBJECT'; name: 'ScheduledJob'; fields: {
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'nextAt': { name: 'nextAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'schedule': { name: 'schedule'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'title': { name: 'title'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'SearchHit': { kind: 'INTERFACE'; name: 'SearchHit'; possibleTypes: 'BillingRecordHit' | 'EmployeeHit' | 'EquipmentHit' | 'MemberHit' | 'ParkingPassHit' | 'PaymentHit' | 'SessionHit' | 'TrainerHit'; fields: {
    'detail': { name: 'detail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'title': { name: 'title'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'SearchResult': { kind: 'UNION'; name: 'SearchResult'; fields: {}; possibleTypes: 'BillingRecordHit' | 'EmployeeHit' | 'EquipmentHit' | 'MemberHit' | 'ParkingPassHit' | 'PaymentHit' | 'SessionHit' | 'TrainerHit' };
  'Session': { kind: 'OBJECT'; name: 'Session'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'endTime': { name: 'endTime'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'equipment': { name: 'equipment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'goals': { name: 'goals'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'intensity': { name: 'intensity'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'location': { name: 'location'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'Member'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'price': { name: 'price'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'roomNumber': { name: 'roomNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'sessionPackage': { name: 'sessionPackage'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'sessionType': { name: 'sessionType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'startTime': { name: 'startTime'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'trainer': { name: 'trainer'; type: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } };
    'trainerId': { name: 'trainerId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'SessionAggregate': { kind: 'OBJECT'; name: 'SessionAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SessionNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SessionCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SessionGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SessionExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SessionExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SessionNumbers'; ofType: null } } };
  } };
  'SessionAggregateSort': { kind: 'INPUT_OBJECT'; name: 'SessionAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'SessionNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'SessionCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'SessionGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'SessionExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'SessionExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'SessionNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'SessionCounts': { kind: 'OBJECT'; name: 'SessionCounts'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'date': { name: 'date'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'endTime': { name: 'endTime'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'intensity': { name: 'intensity'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'location': { name: 'location'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'price': { name: 'price'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'roomNumber': { name: 'roomNumber'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'sessionPackage': { name: 'sessionPackage'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'sessionType': { name: 'sessionType'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'startTime': { name: 'startTime'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'trainerId': { name: 'trainerId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'SessionCountsHaving': { kind: 'INPUT_OBJECT'; name: 'SessionCountsHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'intensity'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'roomNumber'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'sessionPackage'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'sessionType'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'trainerId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'SessionCountsSort': { kind: 'INPUT_OBJECT'; name: 'SessionCountsSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'intensity'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'roomNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'sessionPackage'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'sessionType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'trainerId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'SessionExtremes': { kind: 'OBJECT'; name: 'SessionExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'date': { name: 'date'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'endTime': { name: 'endTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'intensity': { name: 'intensity'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'location': { name: 'location'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'price': { name: 'price'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'roomNumber': { name: 'roomNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'sessionPackage': { name: 'sessionPackage'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'sessionType': { name: 'sessionType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'startTime': { name: 'startTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
  } };
  'SessionExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'SessionExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'intensity'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'roomNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'sessionPackage'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'sessionType'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
  ] };
  'SessionExtremesSort': { kind: 'INPUT_OBJECT'; name: 'SessionExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'intensity'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'roomNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'sessionPackage'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'sessionType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'SessionFilter': { kind: 'INPUT_OBJECT'; name: 'SessionFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'SessionFilter'; ofType: null } } }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'equipment'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'goals'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'intensity'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'SessionFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'SessionFilter'; ofType: null } } }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'roomNumber'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'sessionPackage'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'sessionType'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'trainer'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null }; defaultValue: null },
    { name: 'trainerId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'SessionGroup': { kind: 'OBJECT'; name: 'SessionGroup'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'date': { name: 'date'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'endTime': { name: 'endTime'; type: { kind: 'OBJECT'; name: 'TimeGroup'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'intensity': { name: 'intensity'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'location': { name: 'location'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'MemberGroup'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'price': { name: 'price'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'roomNumber': { name: 'roomNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'sessionPackage': { name: 'sessionPackage'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'sessionType': { name: 'sessionType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'startTime': { name: 'startTime'; type: { kind: 'OBJECT'; name: 'TimeGroup'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'trainer': { name: 'trainer'; type: { kind: 'OBJECT'; name: 'TrainerGroup'; ofType: null } };
    'trainerId': { name: 'trainerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
  } };
  'SessionGroupBy': { kind: 'INPUT_OBJECT'; name: 'SessionGroupBy'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'ENUM'; name: 'TimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'intensity'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberGroupBy'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'roomNumber'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'sessionPackage'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'sessionType'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'ENUM'; name: 'TimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'trainer'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerGroupBy'; ofType: null }; defaultValue: null },
    { name: 'trainerId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
  ] };
  'SessionGroupSort': { kind: 'INPUT_OBJECT'; name: 'SessionGroupSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'INPUT_OBJECT'; name: 'TimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'intensity'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberGroupSort'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'roomNumber'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'sessionPackage'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'sessionType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'INPUT_OBJECT'; name: 'TimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'trainer'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerGroupSort'; ofType: null }; defaultValue: null },
    { name: 'trainerId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
  ] };
  'SessionHaving': { kind: 'INPUT_OBJECT'; name: 'SessionHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'SessionHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'SessionNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'SessionCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'SessionExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'SessionExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'SessionHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'SessionHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'SessionNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'SessionHit': { kind: 'OBJECT'; name: 'SessionHit'; fields: {
    'detail': { name: 'detail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'title': { name: 'title'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'SessionInput': { kind: 'INPUT_OBJECT'; name: 'SessionInput'; isOneOf: false; inputFields: [
    { name: 'date'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'equipment'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'goals'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'intensity'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'roomNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'sessionPackage'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'sessionType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'trainerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
  ] };
  'SessionListFilter': { kind: 'INPUT_OBJECT'; name: 'SessionListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'SessionFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'SessionFilter'; ofType: null }; defaultValue: null },
  ] };
  'SessionNumbers': { kind: 'OBJECT'; name: 'SessionNumbers'; fields: {
    'price': { name: 'price'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'SessionNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'SessionNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'price'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'SessionNumbersSort': { kind: 'INPUT_OBJECT'; name: 'SessionNumbersSort'; isOneOf: false; inputFields: [
    { name: 'price'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'SessionPage': { kind: 'OBJECT'; name: 'SessionPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Session'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'SessionPatch': { kind: 'INPUT_OBJECT'; name: 'SessionPatch'; isOneOf: false; inputFields: [
    { name: 'date'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'equipment'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'goals'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'intensity'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'roomNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'sessionPackage'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'sessionType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'trainerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
  ] };
  'SessionSort': { kind: 'INPUT_OBJECT'; name: 'SessionSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'SessionSortField'; ofType: null } }; defaultValue: null },
  ] };
  'SessionSortField': { name: 'SessionSortField'; enumValues: 'createdAt' | 'date' | 'endTime' | 'id' | 'intensity' | 'location' | 'memberId' | 'memberName' | 'notes' | 'paymentStatus' | 'price' | 'roomNumber' | 'sessionPackage' | 'sessionType' | 'startTime' | 'status' | 'trainerId' | 'trainerName' | 'updatedAt' | 'version' };
  'Shift': { kind: 'OBJECT'; name: 'Shift'; fields: {
    'breakDuration': { name: 'breakDuration'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'daysOfWeek': { name: 'daysOfWeek'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'employee': { name: 'employee'; type: { kind: 'OBJECT'; name: 'Employee'; ofType: null } };
    'employeeId': { name: 'employeeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'endTime': { name: 'endTime'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'isActive': { name: 'isActive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'shiftName': { name: 'shiftName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'shiftType': { name: 'shiftType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'startTime': { name: 'startTime'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ShiftAggregate': { kind: 'OBJECT'; name: 'ShiftAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ShiftNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ShiftCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ShiftGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ShiftExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ShiftExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ShiftNumbers'; ofType: null } } };
  } };
  'ShiftAggregateSort': { kind: 'INPUT_OBJECT'; name: 'ShiftAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'ShiftCounts': { kind: 'OBJECT'; name: 'ShiftCounts'; fields: {
    'breakDuration': { name: 'breakDuration'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'daysOfWeek': { name: 'daysOfWeek'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'employeeId': { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'endTime': { name: 'endTime'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'isActive': { name: 'isActive'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'shiftName': { name: 'shiftName'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'shiftType': { name: 'shiftType'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'startTime': { name: 'startTime'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'ShiftCountsHaving': { kind: 'INPUT_OBJECT'; name: 'ShiftCountsHaving'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'daysOfWeek'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'shiftName'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'shiftType'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'ShiftCountsSort': { kind: 'INPUT_OBJECT'; name: 'ShiftCountsSort'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'daysOfWeek'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'shiftName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'shiftType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'ShiftExtremes': { kind: 'OBJECT'; name: 'ShiftExtremes'; fields: {
    'breakDuration': { name: 'breakDuration'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'daysOfWeek': { name: 'daysOfWeek'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'endTime': { name: 'endTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'shiftName': { name: 'shiftName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'shiftType': { name: 'shiftType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'startTime': { name: 'startTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
  } };
  'ShiftExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'ShiftExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'daysOfWeek'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'shiftName'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'shiftType'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
  ] };
  'ShiftExtremesSort': { kind: 'INPUT_OBJECT'; name: 'ShiftExtremesSort'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'daysOfWeek'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'shiftName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'shiftType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'ShiftFilter': { kind: 'INPUT_OBJECT'; name: 'ShiftFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ShiftFilter'; ofType: null } } }; defaultValue: null },
    { name: 'breakDuration'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'daysOfWeek'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'employee'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeFilter'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'INPUT_OBJECT'; name: 'BooleanFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ShiftFilter'; ofType: null } } }; defaultValue: null },
    { name: 'shiftName'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'shiftType'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'ShiftGroup': { kind: 'OBJECT'; name: 'ShiftGroup'; fields: {
    'breakDuration': { name: 'breakDuration'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'daysOfWeek': { name: 'daysOfWeek'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'employee': { name: 'employee'; type: { kind: 'OBJECT'; name: 'EmployeeGroup'; ofType: null } };
    'employeeId': { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'endTime': { name: 'endTime'; type: { kind: 'OBJECT'; name: 'TimeGroup'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'isActive': { name: 'isActive'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'LocationGroup'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'shiftName': { name: 'shiftName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'shiftType': { name: 'shiftType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'startTime': { name: 'startTime'; type: { kind: 'OBJECT'; name: 'TimeGroup'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
  } };
  'ShiftGroupBy': { kind: 'INPUT_OBJECT'; name: 'ShiftGroupBy'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'daysOfWeek'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'employee'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeGroupBy'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'ENUM'; name: 'TimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationGroupBy'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'shiftName'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'shiftType'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'ENUM'; name: 'TimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
  ] };
  'ShiftGroupSort': { kind: 'INPUT_OBJECT'; name: 'ShiftGroupSort'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'daysOfWeek'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'employee'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'INPUT_OBJECT'; name: 'TimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationGroupSort'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'shiftName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'shiftType'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'INPUT_OBJECT'; name: 'TimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
  ] };
  'ShiftHaving': { kind: 'INPUT_OBJECT'; name: 'ShiftHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ShiftHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ShiftHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'ShiftInput': { kind: 'INPUT_OBJECT'; name: 'ShiftInput'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'daysOfWeek'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'shiftName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'shiftType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ShiftListFilter': { kind: 'INPUT_OBJECT'; name: 'ShiftListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftFilter'; ofType: null }; defaultValue: null },
  ] };
  'ShiftNumbers': { kind: 'OBJECT'; name: 'ShiftNumbers'; fields: {
    'breakDuration': { name: 'breakDuration'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'ShiftNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'ShiftNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'ShiftNumbersSort': { kind: 'INPUT_OBJECT'; name: 'ShiftNumbersSort'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'ShiftPage': { kind: 'OBJECT'; name: 'ShiftPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Shift'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ShiftPatch': { kind: 'INPUT_OBJECT'; name: 'ShiftPatch'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'daysOfWeek'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'shiftName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'shiftType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ShiftSort': { kind: 'INPUT_OBJECT'; name: 'ShiftSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ShiftSortField'; ofType: null } }; defaultValue: null },
  ] };
  'ShiftSortField': { name: 'ShiftSortField'; enumValues: 'breakDuration' | 'createdAt' | 'daysOfWeek' | 'employeeId' | 'employeeName' | 'endTime' | 'id' | 'isActive' | 'locationId' | 'locationName' | 'notes' | 'shiftName' | 'shiftType' | 'startTime' | 'updatedAt' | 'version' };
  'SignedInUser': { kind: 'OBJECT'; name: 'SignedInUser'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'email': { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'fullName': { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'lastLogin': { name: 'lastLogin'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'permissions': { name: 'permissions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ResourceGrant'; ofType: null } } } } };
    'role': { name: 'role'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'settings': { name: 'settings'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'UserSettings'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'username': { name: 'username'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'SignIn': { kind: 'OBJECT'; name: 'SignIn'; fields: {
    'token': { name: 'token'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'user': { name: 'user'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SignedInUser'; ofType: null } } };
  } };
  'SortDirection': { name: 'SortDirection'; enumValues: 'ASC' | 'DESC' };
  'String': unknown;
  'StringFilter': { kind: 'INPUT_OBJECT'; name: 'StringFilter'; isOneOf: false; inputFields: [
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
  'StringListFilter': { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; isOneOf: false; inputFields: [
    { name: 'contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'Theme': { name: 'Theme'; enumValues: 'dark' | 'light' | 'system' };
  'TimeGranularity': { name: 'TimeGranularity'; enumValues: 'HOUR' | 'TIME' };
  'TimeGroup': { kind: 'OBJECT'; name: 'TimeGroup'; fields: {
    'hour': { name: 'hour'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'time': { name: 'time'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'TimeGroupSort': { kind: 'INPUT_OBJECT'; name: 'TimeGroupSort'; isOneOf: false; inputFields: [
    { name: 'hour'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'time'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'Trainer': { kind: 'OBJECT'; name: 'Trainer'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'assignedClients': { name: 'assignedClients'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'assignedEquipment': { name: 'assignedEquipment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EquipmentPage'; ofType: null } } };
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
    'referrals': { name: 'referrals'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReferralPage'; ofType: null } } };
    'salary': { name: 'salary'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'sessions': { name: 'sessions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SessionPage'; ofType: null } } };
    'specializations': { name: 'specializations'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'workingHours': { name: 'workingHours'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'TrainerAggregate': { kind: 'OBJECT'; name: 'TrainerAggregate'; fields: {
    'avg': { name: 'avg'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TrainerNumbers'; ofType: null } } };
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TrainerCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TrainerGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TrainerExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TrainerExtremes'; ofType: null } } };
    'sum': { name: 'sum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TrainerNumbers'; ofType: null } } };
  } };
  'TrainerAggregateSort': { kind: 'INPUT_OBJECT'; name: 'TrainerAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerNumbersSort'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerNumbersSort'; ofType: null }; defaultValue: null },
  ] };
  'TrainerCounts': { kind: 'OBJECT'; name: 'TrainerCounts'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'assignedClients': { name: 'assignedClients'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'bio': { name: 'bio'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'dateOfBirth': { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'emergencyContact': { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'emergencyPhone': { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'experience': { name: 'experience'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'gender': { name: 'gender'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'joiningDate': { name: 'joiningDate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'name': { name: 'name'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'salary': { name: 'salary'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'workingHours': { name: 'workingHours'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'TrainerCountsHaving': { kind: 'INPUT_OBJECT'; name: 'TrainerCountsHaving'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'assignedClients'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'bio'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'experience'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'workingHours'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'TrainerCountsSort': { kind: 'INPUT_OBJECT'; name: 'TrainerCountsSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'assignedClients'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'bio'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'experience'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'workingHours'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'TrainerExtremes': { kind: 'OBJECT'; name: 'TrainerExtremes'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'assignedClients': { name: 'assignedClients'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'bio': { name: 'bio'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'dateOfBirth': { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyContact': { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyPhone': { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'experience': { name: 'experience'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'gender': { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'joiningDate': { name: 'joiningDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'name': { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'salary': { name: 'salary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'workingHours': { name: 'workingHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'TrainerExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'TrainerExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'assignedClients'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'bio'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'experience'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'workingHours'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
  ] };
  'TrainerExtremesSort': { kind: 'INPUT_OBJECT'; name: 'TrainerExtremesSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'assignedClients'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'bio'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'experience'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'workingHours'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'TrainerFilter': { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null } } }; defaultValue: null },
    { name: 'assignedClients'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'assignedEquipment'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentListFilter'; ofType: null }; defaultValue: null },
    { name: 'availability'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'bio'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'certifications'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'experience'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateFilter'; ofType: null }; defaultValue: null },
    { name: 'members'; type: { kind: 'INPUT_OBJECT'; name: 'MemberListFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null } } }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'referrals'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralListFilter'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'sessions'; type: { kind: 'INPUT_OBJECT'; name: 'SessionListFilter'; ofType: null }; defaultValue: null },
    { name: 'specializations'; type: { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'workingHours'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
  ] };
  'TrainerGroup': { kind: 'OBJECT'; name: 'TrainerGroup'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'assignedClients': { name: 'assignedClients'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'bio': { name: 'bio'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'dateOfBirth': { name: 'dateOfBirth'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyContact': { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyPhone': { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'experience': { name: 'experience'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'gender': { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'joiningDate': { name: 'joiningDate'; type: { kind: 'OBJECT'; name: 'DateGroup'; ofType: null } };
    'name': { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'salary': { name: 'salary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'workingHours': { name: 'workingHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'TrainerGroupBy': { kind: 'INPUT_OBJECT'; name: 'TrainerGroupBy'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'assignedClients'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'bio'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'experience'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'ENUM'; name: 'DateGranularity'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'workingHours'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
  ] };
  'TrainerGroupSort': { kind: 'INPUT_OBJECT'; name: 'TrainerGroupSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'assignedClients'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'bio'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'experience'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'workingHours'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'TrainerHaving': { kind: 'INPUT_OBJECT'; name: 'TrainerHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'TrainerHaving'; ofType: null } } }; defaultValue: null },
    { name: 'avg'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerNumbersHaving'; ofType: null }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'TrainerHaving'; ofType: null } } }; defaultValue: null },
    { name: 'sum'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerNumbersHaving'; ofType: null }; defaultValue: null },
  ] };
  'TrainerHit': { kind: 'OBJECT'; name: 'TrainerHit'; fields: {
    'detail': { name: 'detail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'title': { name: 'title'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
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
  'TrainerNumbers': { kind: 'OBJECT'; name: 'TrainerNumbers'; fields: {
    'assignedClients': { name: 'assignedClients'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'salary': { name: 'salary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'workingHours': { name: 'workingHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
  } };
  'TrainerNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'TrainerNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'assignedClients'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
    { name: 'workingHours'; type: { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; ofType: null }; defaultValue: null },
  ] };
  'TrainerNumbersSort': { kind: 'INPUT_OBJECT'; name: 'TrainerNumbersSort'; isOneOf: false; inputFields: [
    { name: 'assignedClients'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'workingHours'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
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
  'UndoPossibility': { name: 'UndoPossibility'; enumValues: 'changed' | 'deleted' | 'impossible' | 'possible' | 'undone' };
  'UndoState': { kind: 'OBJECT'; name: 'UndoState'; fields: {
    'at': { name: 'at'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'labels': { name: 'labels'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'UndoPossibility'; ofType: null } } };
    'username': { name: 'username'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'User': { kind: 'OBJECT'; name: 'User'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'email': { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'fullName': { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'lastLogin': { name: 'lastLogin'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'role': { name: 'role'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'username': { name: 'username'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'UserAggregate': { kind: 'OBJECT'; name: 'UserAggregate'; fields: {
    'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'countDistinct': { name: 'countDistinct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'UserCounts'; ofType: null } } };
    'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'UserGroup'; ofType: null } } };
    'groupCount': { name: 'groupCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'max': { name: 'max'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'UserExtremes'; ofType: null } } };
    'min': { name: 'min'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'UserExtremes'; ofType: null } } };
  } };
  'UserAggregateSort': { kind: 'INPUT_OBJECT'; name: 'UserAggregateSort'; isOneOf: false; inputFields: [
    { name: 'count'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'UserCountsSort'; ofType: null }; defaultValue: null },
    { name: 'group'; type: { kind: 'INPUT_OBJECT'; name: 'UserGroupSort'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'UserExtremesSort'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'UserExtremesSort'; ofType: null }; defaultValue: null },
  ] };
  'UserCounts': { kind: 'OBJECT'; name: 'UserCounts'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'fullName': { name: 'fullName'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'lastLogin': { name: 'lastLogin'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'role': { name: 'role'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'username': { name: 'username'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'UserCountsHaving': { kind: 'INPUT_OBJECT'; name: 'UserCountsHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'fullName'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'lastLogin'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'UserCountsSort': { kind: 'INPUT_OBJECT'; name: 'UserCountsSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'fullName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'lastLogin'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'UserExtremes': { kind: 'OBJECT'; name: 'UserExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'fullName': { name: 'fullName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'lastLogin': { name: 'lastLogin'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'role': { name: 'role'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'username': { name: 'username'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'UserExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'UserExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'fullName'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'lastLogin'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
  ] };
  'UserExtremesSort': { kind: 'INPUT_OBJECT'; name: 'UserExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'fullName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'lastLogin'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'UserFilter': { kind: 'INPUT_OBJECT'; name: 'UserFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'UserFilter'; ofType: null } } }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'fullName'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'lastLogin'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'UserFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'UserFilter'; ofType: null } } }; defaultValue: null },
    { name: 'role'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'INPUT_OBJECT'; name: 'StringFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
  ] };
  'UserGroup': { kind: 'OBJECT'; name: 'UserGroup'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'fullName': { name: 'fullName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'lastLogin': { name: 'lastLogin'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'role': { name: 'role'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'OBJECT'; name: 'DateTimeGroup'; ofType: null } };
    'username': { name: 'username'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'UserGroupBy': { kind: 'INPUT_OBJECT'; name: 'UserGroupBy'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'fullName'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'lastLogin'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'ENUM'; name: 'DateTimeGranularity'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
  ] };
  'UserGroupSort': { kind: 'INPUT_OBJECT'; name: 'UserGroupSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'fullName'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'lastLogin'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: null },
  ] };
  'UserHaving': { kind: 'INPUT_OBJECT'; name: 'UserHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'UserHaving'; ofType: null } } }; defaultValue: null },
    { name: 'count'; type: { kind: 'INPUT_OBJECT'; name: 'IntFilter'; ofType: null }; defaultValue: null },
    { name: 'countDistinct'; type: { kind: 'INPUT_OBJECT'; name: 'UserCountsHaving'; ofType: null }; defaultValue: null },
    { name: 'max'; type: { kind: 'INPUT_OBJECT'; name: 'UserExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'min'; type: { kind: 'INPUT_OBJECT'; name: 'UserExtremesHaving'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'UserHaving'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'UserHaving'; ofType: null } } }; defaultValue: null },
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
  'UserSettings': { kind: 'OBJECT'; name: 'UserSettings'; fields: {
    'density': { name: 'density'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Density'; ofType: null } } };
    'language': { name: 'language'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Language'; ofType: null } } };
    'motion': { name: 'motion'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Motion'; ofType: null } } };
    'pageSize': { name: 'pageSize'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'theme': { name: 'theme'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Theme'; ofType: null } } };
  } };
  'UserSettingsPatch': { kind: 'INPUT_OBJECT'; name: 'UserSettingsPatch'; isOneOf: false; inputFields: [
    { name: 'density'; type: { kind: 'ENUM'; name: 'Density'; ofType: null }; defaultValue: null },
    { name: 'language'; type: { kind: 'ENUM'; name: 'Language'; ofType: null }; defaultValue: null },
    { name: 'motion'; type: { kind: 'ENUM'; name: 'Motion'; ofType: null }; defaultValue: null },
    { name: 'pageSize'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'theme'; type: { kind: 'ENUM'; name: 'Theme'; ofType: null }; defaultValue: null },
  ] };
  'UserSort': { kind: 'INPUT_OBJECT'; name: 'UserSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'UserSortField'; ofType: null } }; defaultValue: null },
  ] };
  'UserSortField': { name: 'UserSortField'; enumValues: 'createdAt' | 'email' | 'fullName' | 'id' | 'lastLogin' | 'role' | 'status' | 'updatedAt' | 'username' | 'version' };
  'Weekday': { name: 'Weekday'; enumValues: 'FRIDAY' | 'MONDAY' | 'SATURDAY' | 'SUNDAY' | 'THURSDAY' | 'TUESDAY' | 'WEDNESDAY' };
}

/** The schema of this checkout's API as a type. */
export type Schema = { name: never; query: 'Query'; mutation: 'Mutation'; subscription: never; types: SchemaTypes };
