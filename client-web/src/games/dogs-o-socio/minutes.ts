import type { Minutes } from '../../kit/model/game';

export default [75, 120] satisfies Minutes;
