import '../resources/index.ts';
import { useApp } from '../../testing/app.ts';
import { describeReading } from '../../testing/suite/reading.ts';
import { allResources } from '../declaration/resource.ts';

const app = useApp();
for (const resource of allResources()) describeReading(app, resource);
