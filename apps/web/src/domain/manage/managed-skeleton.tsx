import { Skeleton } from '@mantine/core';

import { Row, RowList } from '@/ui/data/row-list.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import classes from './managed-skeleton.module.css';

const titles = ['62%', '48%', '74%', '40%', '58%', '66%', '44%', '52%'];

export function ManagedSkeleton() {
  return (
    <LoadingState>
      <RowList isEdgeToEdge>
        {titles.map((width) => (
          <Row key={width} className={classes.row}>
            <Skeleton width={80} height={45} radius={6} />
            <div>
              <Skeleton height={14} width={width} />
              <Skeleton height={10} width="28%" mt={8} />
            </div>
            <Skeleton height={20} width={84} radius={10} />
          </Row>
        ))}
      </RowList>
    </LoadingState>
  );
}
