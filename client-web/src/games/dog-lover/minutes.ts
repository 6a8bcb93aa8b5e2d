import type { Minutes } from '../../kit/model/game';

export default [40, 60] satisfies Minutes;
