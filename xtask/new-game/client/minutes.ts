import type { Minutes } from '../../kit/model/game';

export default [5, 10] satisfies Minutes;
